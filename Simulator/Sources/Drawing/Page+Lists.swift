import Screen

extension Page {
    private struct Group {
        var header = ""
        var footer = ""
        var rows: [String] = []
        var isBare = false
    }
    func list(_ element: Element) -> String {
        var groups = [Group()]
        func visit(_ element: Element) {
            switch element.kind {
            case .group: element.children.forEach(visit)
            case .section:
                groups.append(Group(header: part(0, of: element)))
                if element.children.count > 1 { visit(element.children[1]) }
                groups[groups.count - 1].footer = part(2, of: element)
                groups.append(Group())
            case .picker(.inline, _):
                if let label = element.children.first, label.kind != .group { visit(label) }
                element.children.last?.children.forEach(visit)
            case .bareRow:
                groups[groups.count - 1].isBare = true
                element.children.forEach(visit)
            default: groups[groups.count - 1].rows.append(row(element))
            }
        }
        element.children.forEach(visit)
        let shown = groups.filter { !$0.rows.isEmpty || !$0.header.isEmpty }.map { group in
            let header = group.header.isEmpty ? "" : "<h2>\(group.header)</h2>"
            let footer = group.footer.isEmpty ? "" : #"<div class="footer">\#(group.footer)</div>"#
            return """
                <section>\(header)<div class="group\(group.isBare ? " bare" : "")">\(group.rows.joined())</div>\
                \(footer)</section>
                """
        }
        return #"<div class="list">\#(shown.joined())</div>"#
    }
    private func row(_ element: Element) -> String {
        switch element.kind {
        case .button, .link, .toggle, .choice, .field, .picker, .fact, .stepper: control(element, isRow: true)
        default: #"<div class="row">\#(draw(element))</div>"#
        }
    }
}
