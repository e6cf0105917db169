/// The light and dark colors of the SVG. All rules are scoped to one class, so the SVG can be embedded in a page.
enum SVGStyle {
    static let css = """
        .waymark-graph{--canvas:#fff;--card:#fff;--ink:#1c2330;--soft:#5c677a;--line:#8a94a6;--rule:#c9cfda;\
        --box:#f5f7fa;--boxline:#dde2ea;--redirect:#8250df;--entry:#0f8a8a;\
        --everyone:#1a7f4b;--session:#2463d6;--restricted:#b26a00;--nobody:#c0362c;--none:#77839a;\
        font-family:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",sans-serif}
        @media (prefers-color-scheme:dark){.waymark-graph{--canvas:#0f131a;--card:#1b212c;--ink:#e8ecf3;--soft:#9aa6b8;\
        --line:#77839a;--rule:#3d4757;--box:#151a23;--boxline:#2a3240;--redirect:#b392f0;--entry:#4fc4c4;\
        --everyone:#4cc38a;--session:#78a6ff;--restricted:#e3a33c;--nobody:#ff7b72;--none:#8b97aa}}
        .waymark-graph .canvas{fill:var(--canvas)}
        .waymark-graph .cluster rect{fill:var(--box);stroke:var(--boxline)}
        .waymark-graph .cluster text{fill:var(--soft);font-size:12px;font-weight:600}
        .waymark-graph .edge{--tone:var(--line)}
        .waymark-graph .edge.redirect{--tone:var(--redirect)}
        .waymark-graph .edge.entry{--tone:var(--entry)}
        .waymark-graph .way{fill:none;stroke:var(--tone);stroke-width:1.4}
        .waymark-graph .redirect .way{stroke-dasharray:6 3}
        .waymark-graph .entry .way{stroke-dasharray:1 4;stroke-linecap:round;stroke-width:2}
        .waymark-graph .head{fill:var(--tone)}
        .waymark-graph .edge:hover .way{stroke-width:2.6}
        .waymark-graph .edge rect{fill:var(--canvas);stroke:var(--rule)}
        .waymark-graph .edge text{fill:var(--soft);font-size:11px;text-anchor:middle}
        .waymark-graph .node{--tone:var(--none)}
        .waymark-graph .node.everyone{--tone:var(--everyone)}
        .waymark-graph .node.session{--tone:var(--session)}
        .waymark-graph .node.restricted{--tone:var(--restricted)}
        .waymark-graph .node.nobody{--tone:var(--nobody)}
        .waymark-graph .node.entry{--tone:var(--entry)}
        .waymark-graph .shape{fill:var(--card);stroke:var(--tone);stroke-width:1.4}
        .waymark-graph .tint{fill:var(--tone);fill-opacity:.09}
        .waymark-graph .unruled .tint{fill:none}
        .waymark-graph .mark{fill:none;stroke:var(--tone);stroke-width:1.4;stroke-linejoin:round;stroke-linecap:round}
        .waymark-graph .solid{fill:var(--tone)}
        .waymark-graph .entry .shape{stroke-dasharray:4 3}
        .waymark-graph .label{fill:var(--ink);font-size:13px;font-weight:600}
        .waymark-graph .detail{fill:var(--soft);font-size:11px}
        .waymark-graph .pill{fill:var(--tone);fill-opacity:.16}
        .waymark-graph .count{fill:var(--ink);font-size:11px;font-weight:600;text-anchor:middle}
        .waymark-graph a:hover .shape,.waymark-graph a:focus .shape{stroke-width:2.6}
        .waymark-graph .legend text{fill:var(--soft);font-size:11px}
        """
}
