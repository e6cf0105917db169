/// The style sheet of the SVG, with light and dark colors. All rules are scoped to one class, so that the SVG can be
/// embedded in a page.
///
/// Each color is written twice, as a literal and as a custom property, so that renderers without custom properties,
/// such as librsvg, show the light colors.
enum SVGStyle {
    private static let light: KeyValuePairs = [
        "canvas": "#fff", "card": "#fff", "ink": "#1c2330", "soft": "#5c677a", "line": "#8a94a6", "rule": "#c9cfda",
        "box": "#f5f7fa", "boxline": "#dde2ea", "redirect": "#8250df", "entry": "#0f8a8a", "everyone": "#1a7f4b",
        "session": "#2463d6", "restricted": "#b26a00", "nobody": "#c0362c", "none": "#77839a",
    ]
    private static let dark: KeyValuePairs = [
        "canvas": "#0f131a", "card": "#1b212c", "ink": "#e8ecf3", "soft": "#9aa6b8", "line": "#77839a",
        "rule": "#3d4757", "box": "#151a23", "boxline": "#2a3240", "redirect": "#b392f0", "entry": "#4fc4c4",
        "everyone": "#4cc38a", "session": "#78a6ff", "restricted": "#e3a33c", "nobody": "#ff7b72", "none": "#8b97aa",
    ]
    /// The rules, each without the class that scopes it. `$name` stands for a color.
    private static let rules = [
        ".canvas{fill:$canvas}",
        ".cluster rect{fill:$box;stroke:$boxline}",
        ".cluster text{fill:$soft;font-size:12px;font-weight:600}",
        ".edge{color:$line}",
        ".edge.redirect{color:$redirect}",
        ".edge.entry{color:$entry}",
        ".way{fill:none;stroke:currentColor;stroke-width:1.4}",
        ".redirect .way{stroke-dasharray:6 3}",
        ".entry .way{stroke-dasharray:1 4;stroke-linecap:round;stroke-width:2}",
        ".head{fill:currentColor}",
        ".edge:hover .way{stroke-width:2.6}",
        ".edge rect{fill:$canvas;stroke:$rule}",
        ".edge text{fill:$soft;font-size:11px;text-anchor:middle}",
        ".node{color:$none}",
        ".node.everyone{color:$everyone}",
        ".node.session{color:$session}",
        ".node.restricted{color:$restricted}",
        ".node.nobody{color:$nobody}",
        ".node.entry{color:$entry}",
        ".shape{fill:$card;stroke:currentColor;stroke-width:1.4}",
        ".tint{fill:currentColor;fill-opacity:.09}",
        ".unruled .tint{fill:none}",
        ".mark{fill:none;stroke:currentColor;stroke-width:1.4;stroke-linejoin:round;stroke-linecap:round}",
        ".solid{fill:currentColor}",
        ".entry .shape{stroke-dasharray:4 3}",
        ".label{fill:$ink;font-size:13px;font-weight:600}",
        ".detail{fill:$soft;font-size:11px}",
        ".pill{fill:currentColor;fill-opacity:.16}",
        ".count{fill:$ink;font-size:11px;font-weight:600;text-anchor:middle}",
        "a:hover .shape,.waymark-graph a:focus .shape{stroke-width:2.6}",
        ".legend text{fill:$soft;font-size:11px}",
    ]
    private static let font =
        "-apple-system,BlinkMacSystemFont,\"Segoe UI\",Roboto,\"Helvetica Neue\",Arial,\"Liberation Sans\",sans-serif"

    static let css: String = {
        func properties(_ colors: KeyValuePairs<String, String>) -> String {
            colors.map { "--\($0):\($1)" }.joined(separator: ";")
        }
        let head = [
            ".waymark-graph{\(properties(light));font-family:\(font)}",
            "@media (prefers-color-scheme:dark){.waymark-graph{\(properties(dark))}}",
        ]
        return (head + rules.map { ".waymark-graph " + written($0) }).joined(separator: "\n")
    }()

    private static func written(_ rule: String) -> String {
        rule.replacing(/([a-z]+):\$([a-z]+)/) { found in
            let color = light.first { $0.key == found.2 }?.value ?? "currentColor"
            return "\(found.1):\(color);\(found.1):var(--\(found.2))"
        }
    }
}
