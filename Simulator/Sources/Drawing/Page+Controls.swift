import Screen

extension Page {
    /// A control, by itself or as a row of a list.
    func control(_ element: Element, isRow: Bool) -> String {
        let row = isRow ? "row" : nil
        switch element.kind {
        case .button(let control):
            let style = control.style ?? "borderless"
            let isBordered = style.hasPrefix("bordered")
            let names = classes(
                "button", isBordered ? nil : row, control.role, style, control.isLarge ? "large" : nil)
            let drawn = button(element, names, control)
            return isRow && isBordered ? #"<div class="row">\#(drawn)</div>"# : drawn
        case .link(let control): return button(element, classes("link", row), control)
        case .toggle(let isOn, let control):
            return button(element, classes("toggle", row), control, #" role="switch" aria-checked="\#(isOn)""#)
        case .choice(let control):
            return button(element, classes("choice", row), control, #" aria-pressed="\#(control.isSelected)""#)
        case .field(let field):
            return isRow ? #"<div class="row">\#(draw(field, element.number))</div>"# : draw(field, element.number)
        case .picker(let kind, let control): return picker(element, kind, control, isRow: isRow)
        case .fact:
            return """
                <div\(classes("fact", row))><div>\(part(0, of: element))</div>\
                <div class="value">\(part(1, of: element))</div></div>
                """
        case .stepper:
            return """
                <div\(classes("stepper", row))>\(part(0, of: element))<div class="pair">\(part(1, of: element))\
                \(part(2, of: element))</div></div>
                """
        default: return children(element)
        }
    }
    private func button(_ element: Element, _ names: String, _ control: Control, _ more: String = "") -> String {
        let current = control.isSelected && more.isEmpty ? #" aria-current="true""# : ""
        return """
            <button\(names) data-tap="\(element.number)"\(control.isDisabled ? " disabled" : "")\(current)\(more)>\
            \(children(element))</button>
            """
    }
    func draw(_ field: Field, _ number: Int) -> String {
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
    private func picker(
        _ element: Element, _ kind: Element.PickerKind, _ control: Control, isRow: Bool
    ) -> String {
        let label = element.children.first.map(text) ?? ""
        let choices = element.children.last?.children ?? []
        guard kind == .menu else {
            return """
                <div\(classes(kind.rawValue, isRow ? "row" : nil)) role="group" aria-label="\(label.escaped)">\
                \(choices.map(draw).joined())</div>
                """
        }
        let options = choices.map { choice in
            let isSelected = if case .choice(let control) = choice.kind { control.isSelected } else { false }
            return """
                <option value="\(choice.number)"\(isSelected ? " selected" : "")>\(text(of: choice).escaped)</option>
                """
        }
        return """
            <label\(classes("picker", isRow ? "row" : nil))>\(part(0, of: element))<select aria-label="\(label.escaped)"\
            \(control.isDisabled ? " disabled" : "")>\(options.joined())</select></label>
            """
    }
    /// The texts of an element.
    private func text(of element: Element) -> String {
        if case .text(let text, _) = element.kind { return text }
        return element.children.map(text).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
