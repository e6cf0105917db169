public import Screen

/// Draws a screen as HTML.
public struct Page {
    private let screen: Screen

    public init(_ screen: Screen) { self.screen = screen }

    /// The levels from the bottom, with the question on top.
    public var html: String {
        let usable = screen.levels.last?.letsTapsThrough == true ? 2 : 1
        let levels = screen.levels.enumerated().map { index, level in
            draw(level, isUsable: screen.levels.count - index <= usable && screen.question == nil)
        }
        return levels.joined() + (screen.question.map(draw) ?? "")
    }
    private func draw(_ level: Level, isUsable: Bool) -> String {
        let inside = #"<div class="level"\#(isUsable ? "" : " inert")>\#(draw(level.element))</div>"#
        guard level.style != "window" else { return inside }
        let name = classes(
            "modal", level.style, level.isMedium ? "medium" : nil, level.isLeaving ? "leaving" : nil,
            level.letsTapsThrough ? "through" : nil)
        let shade =
            level.letsTapsThrough
            ? ""
            : level.canPull
                ? #"<button class="shade" data-act="pull" aria-label="Close"></button>"#
                : #"<div class="shade"></div>"#
        let grabber =
            level.canPull && level.style == "sheet"
            ? """
            <button class="grabber\(level.hasGrabber ? "" : " hidden")" data-act="pull" \
            aria-label="Close the sheet"></button>
            """ : ""
        return """
            <div\(name) role="dialog" aria-modal="\(!level.letsTapsThrough)" aria-label="\(title(of: level.element).escaped)">\(shade)\
            <div class="card"\(source(level.source))>\(grabber)\(inside)</div></div>
            """
    }
    /// The control beside which the page puts a popover or a menu.
    func source(_ number: Int) -> String { number == 0 ? "" : #" data-source="\#(number)""# }
    private func title(of element: Element) -> String {
        if case .stack(let bar) = element.kind { return bar.title }
        return element.children.lazy.map(title).first { $0 != "Sheet" } ?? "Sheet"
    }

    // MARK: elements
    func draw(_ element: Element) -> String {
        switch element.kind {
        case .group, .bareRow: return children(element)
        case .vertical(let alignment, let spacing):
            return #"<div class="vstack \#(alignment)"\#(gap(spacing))>\#(children(element))</div>"#
        case .horizontal(let spacing): return #"<div class="hstack"\#(gap(spacing))>\#(children(element))</div>"#
        case .overlay:
            return """
                <div class="overlaid">\(part(0, of: element))<div class="overlay">\(part(1, of: element))</div></div>
                """
        case .spacer: return #"<div class="spacer"></div>"#
        case .text(let text, let style): return "<span\(look(style))>\(text.escaped)</span>"
        case .symbol(let name, let style): return "<i\(look(style))>\(Symbol.svg(name))</i>"
        case .picture(let url, let side): return Picture(url: url, side: side).html
        case .named(let name):
            return #"<span class="spoken">\#(name.escaped)</span><div aria-hidden="true">\#(children(element))</div>"#
        case .label: return #"<div class="label">\#(children(element))</div>"#
        case .color(let name): return #"<div class="color" style="background:var(--\#(name.escaped))"></div>"#
        case .progress(let fraction): return progress(fraction)
        case .unavailable: return unavailable(element)
        case .list: return list(element)
        case .box(let box): return #"<div class="box"\#(style(of: box))>\#(children(element))</div>"#
        case .stack(let bar): return stack(element, bar)
        case .tabs(let items): return tabs(element, items)
        case .columns:
            let columns = element.children.map { #"<div class="column">\#(draw($0))</div>"# }
            return #"<div class="columns">\#(columns.joined())</div>"#
        case .unknown(let name): return #"<div class="unknown">\#(name.escaped)</div>"#
        case .section, .fact, .button, .link, .field, .toggle, .picker, .choice, .stepper:
            return control(element, isRow: false)
        }
    }
    func children(_ element: Element) -> String { element.children.map(draw).joined() }
    /// A child by its position; empty if there is none.
    func part(_ index: Int, of element: Element) -> String {
        element.children.indices.contains(index) ? draw(element.children[index]) : ""
    }
    func classes(_ names: String?...) -> String {
        let names = names.compactMap { $0 }
        return names.isEmpty ? "" : #" class="\#(names.joined(separator: " ").escaped)""#
    }
    private func gap(_ spacing: Double?) -> String { spacing.map { #" style="gap:\#($0)px""# } ?? "" }
    private func look(_ style: TextStyle) -> String { classes(style.font, style.color, style.weight) }
    private func style(of box: Box) -> String {
        let isFrame = [box.padding, box.width, box.height, box.radius].contains { $0 != nil }
        let properties = [
            isFrame || box.isWide ? nil : "display:contents",
            box.padding.map { "padding:\($0)px" }, box.width.map { "width:\($0)px" },
            box.height.map { "height:\($0)px" }, box.isWide ? "width:100%" : nil,
            box.radius.map { "border-radius:\($0)px;overflow:hidden" },
        ].compactMap { $0 }
        return #" style="\#(properties.joined(separator: ";").escaped)""#
    }
    private func progress(_ fraction: Double?) -> String {
        guard let fraction else { return #"<div class="spinner" role="status" aria-label="Loading"></div>"# }
        let percent = Int((fraction * 100).rounded())
        return """
            <div class="progress" role="progressbar" aria-label="Progress" aria-valuemin="0" aria-valuemax="100" \
            aria-valuenow="\(percent)"><div style="width:\(percent)%"></div></div>
            """
    }
    private func unavailable(_ element: Element) -> String {
        let parts = ["what", "description", "actions"].enumerated().map { index, name -> String in
            let drawn = part(index, of: element)
            return drawn.isEmpty ? "" : #"<div class="\#(name)">\#(drawn)</div>"#
        }
        return #"<div class="unavailable">\#(parts.joined())</div>"#
    }
}

extension String {
    /// The text with the characters escaped that have a meaning in HTML.
    public var escaped: String {
        var escaped = ""
        for character in self {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
