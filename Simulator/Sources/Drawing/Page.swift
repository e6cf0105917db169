public import Screen

/// Draws a screen as HTML.
public struct Page {
    private let screen: Screen

    public init(_ screen: Screen) { self.screen = screen }

    /// The levels from the bottom, with the question on top.
    public var html: String {
        let count = screen.levels.count
        let levels = screen.levels.enumerated().map { index, level in
            draw(level, isTop: index == count - 1 && screen.question == nil)
        }
        return levels.joined() + (screen.question.map(draw) ?? "")
    }
    private func draw(_ level: Level, isTop: Bool) -> String {
        let inside = #"<div class="level"\#(isTop ? "" : " inert")>\#(draw(level.element))</div>"#
        guard level.style != "window" else { return inside }
        let classes = [
            "modal", level.style, level.isMedium ? "medium" : "", level.isLeaving ? "leaving" : "",
        ].filter { !$0.isEmpty }.joined(separator: " ")
        let shade = level.canPull ? #"<button class="shade" data-act="pull" aria-label="Close"></button>"# : ""
        let grabber =
            level.canPull && level.style == "sheet"
            ? #"<button class="grabber" data-act="pull" aria-label="Close the sheet"></button>"# : ""
        let name = title(of: level.element).escaped
        return """
            <div class="\(classes)" role="dialog" aria-modal="true" aria-label="\(name)">\(shade)\
            <div class="card">\(grabber)\(inside)</div></div>
            """
    }
    private func title(of element: Element) -> String {
        if case .stack(let bar) = element.kind { return bar.title }
        return element.children.lazy.map(title).first { !$0.isEmpty } ?? "Sheet"
    }

    // MARK: elements
    func draw(_ element: Element) -> String {
        let number = element.number
        switch element.kind {
        case .group: return children(element)
        case .vertical(let alignment, let spacing):
            return #"<div class="vstack \#(alignment)"\#(gap(spacing))>\#(children(element))</div>"#
        case .horizontal(let spacing): return #"<div class="hstack"\#(gap(spacing))>\#(children(element))</div>"#
        case .overlay:
            let over = element.children.last.map(draw) ?? ""
            let content = element.children.first.map(draw) ?? ""
            return #"<div class="overlaid">\#(content)<div class="overlay">\#(over)</div></div>"#
        case .spacer: return #"<div class="spacer"></div>"#
        case .divider: return "<hr>"
        case .text(let text, let style): return "<span\(look(style))>\(text.escaped)</span>"
        case .symbol(let name, let style): return "<i\(look(style))>\(Symbol.svg(name))</i>"
        case .picture(let url, let side): return Picture(url: url, side: side).html
        case .label: return #"<div class="label">\#(children(element))</div>"#
        case .color(let name): return #"<div class="color \#(name)"></div>"#
        case .progress: return #"<div class="spinner" role="status" aria-label="Loading"></div>"#
        case .unavailable: return #"<div class="unavailable">\#(children(element))</div>"#
        case .list(let prominence): return list(element, prominence)
        case .section: return children(element)
        case .button(let control): return button(element, "button", control)
        case .link(let control): return button(element, "link", control)
        case .field(let field): return draw(field, number)
        case .toggle(let isOn, let control):
            return button(element, "toggle", control, #" role="switch" aria-checked="\#(isOn)""#)
        case .picker(let choices, let selected, let control):
            return picker(element, choices, selected, control)
        case .stepper(let control): return button(element, "stepper", control)
        case .menu(let control): return button(element, "menu", control)
        case .stack(let bar): return stack(element, bar)
        case .tabs(let items): return tabs(element, items)
        case .columns:
            let columns = element.children.map { #"<div class="column">\#(draw($0))</div>"# }
            return #"<div class="columns">\#(columns.joined())</div>"#
        case .held: return #"<div class="hold" data-hold="\#(number)">\#(children(element))</div>"#
        case .unknown(let name): return #"<div class="unknown">\#(name.escaped)</div>"#
        }
    }
    private func children(_ element: Element) -> String { element.children.map(draw).joined() }
    private func gap(_ spacing: Double?) -> String { spacing.map { #" style="gap:\#($0)px""# } ?? "" }
    private func look(_ style: TextStyle) -> String {
        let names = [style.font, style.color, style.weight].compactMap { $0 }
        return names.isEmpty ? "" : #" class="\#(names.joined(separator: " ").escaped)""#
    }

    // MARK: controls
    private func button(_ element: Element, _ kind: String, _ control: Control, _ more: String = "") -> String {
        let classes = [kind, control.role ?? "", control.style ?? ""].filter { !$0.isEmpty }
        let current = control.isSelected ? #" aria-current="true""# : ""
        return """
            <button class="\(classes.joined(separator: " "))" data-tap="\(element.number)"\
            \(control.isDisabled ? " disabled" : "")\(current)\(more)>\(children(element))</button>
            """
    }
    private func draw(_ field: Field, _ number: Int) -> String {
        let label = field.label.escaped
        let type =
            switch field.kind {
            case .text: "text"
            case .secure: "password"
            case .search: "search"
            }
        return """
            <input type="\(type)" data-type="\(number)" value="\(field.value.escaped)" placeholder="\(label)" \
            aria-label="\(label)" autocomplete="off" autocapitalize="off"\(field.isDisabled ? " disabled" : "")>
            """
    }
    private func picker(_ element: Element, _ choices: [String], _ selected: Int?, _ control: Control) -> String {
        let options = choices.enumerated().map { index, choice in
            #"<option value="\#(index)"\#(index == selected ? " selected" : "")>\#(choice.escaped)</option>"#
        }
        return """
            <label class="picker">\(children(element))<select data-choose="\(element.number)"\
            \(control.isDisabled ? " disabled" : "")>\(options.joined())</select></label>
            """
    }

    // MARK: lists
    private struct Group {
        var header = ""
        var footer = ""
        var rows: [String] = []
    }
    private func list(_ element: Element, _ prominence: Element.Prominence) -> String {
        var groups = [Group()]
        func visit(_ element: Element) {
            switch element.kind {
            case .group: element.children.forEach(visit)
            case .section:
                let parts = element.children.map { $0 }
                groups.append(Group(header: parts.first.map(draw) ?? ""))
                if parts.count > 1 { visit(parts[1]) }
                if parts.count > 2 { groups[groups.count - 1].footer = draw(parts[2]) }
                groups.append(Group())
            default: groups[groups.count - 1].rows.append(row(element))
            }
        }
        element.children.forEach(visit)
        let shown = groups.filter { !$0.rows.isEmpty || !$0.header.isEmpty }.map { group in
            let header = group.header.isEmpty ? "" : "<h2>\(group.header)</h2>"
            let footer = group.footer.isEmpty ? "" : #"<p class="footer">\#(group.footer)</p>"#
            return #"<section>\#(header)<div class="group">\#(group.rows.joined())</div>\#(footer)</section>"#
        }
        return #"<div class="list \#(prominence)">\#(shown.joined())</div>"#
    }
    private func row(_ element: Element) -> String {
        switch element.kind {
        case .button, .link, .menu, .held: draw(element)
        default: #"<div class="row">\#(draw(element))</div>"#
        }
    }
}

extension String {
    /// The text with the characters escaped that have a meaning in HTML.
    public var escaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
