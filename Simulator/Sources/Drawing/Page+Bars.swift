import Screen

extension Page {
    /// The screen on top of a stack, below its bar.
    func stack(_ element: Element, _ bar: Bar) -> String {
        let title = bar.title.escaped
        let back = bar.back.map { title in
            let name = title.isEmpty ? "Back" : title.escaped
            return #"<button class="back" data-act="back" aria-label="Back to \#(name)"><span>\#(name)</span></button>"#
        }
        func items(_ elements: [Element]) -> String { elements.map(draw).joined() }
        let isLarge = bar.isLarge && !title.isEmpty
        let bottom = bar.bottom.isEmpty ? "" : #"<footer class="bottombar">\#(items(bar.bottom))</footer>"#
        let search = items(bar.search)
        return """
            <div class="nav\(isLarge ? " large" : "")" data-depth="\(bar.depth)" data-screen="\(element.number)">\
            <header><div class="items">\(back ?? "")\(items(bar.leading))</div>\
            <div class="title"\(isLarge ? " aria-hidden=\"true\"" : "")>\(isLarge ? title : "<h1>\(title)</h1>")</div>\
            <div class="items trailing">\(items(bar.trailing))</div></header>
            <main data-screen="\(element.number)" tabindex="-1">\(isLarge ? "<h1 class=\"largetitle\">\(title)</h1>" : "")\
            \(search)\(element.children.map(draw).joined())</main>\(bottom)</div>
            """
    }
    func tabs(_ element: Element, _ items: [TabItem]) -> String {
        let buttons = items.enumerated().map { index, item in
            let badge = item.badge > 0 ? #"<b aria-label="\#(item.badge) new">\#(item.badge)</b>"# : ""
            let current = item.isSelected ? #" aria-current="page""# : ""
            let symbol = Symbol.svg(item.symbol ?? "circle.fill")
            return """
                <button data-tab="\(index)"\(current)><i>\(symbol)</i><span>\(item.title.escaped)</span>\(badge)</button>
                """
        }
        let bar = items.isEmpty ? "" : #"<nav class="tabbar" aria-label="Tabs">\#(buttons.joined())</nav>"#
        let accessory = element.children.count > 1 ? #"<div class="accessory">\#(draw(element.children[1]))</div>"# : ""
        let content = element.children.first.map(draw) ?? ""
        return #"<div class="tabs"><div class="tab">\#(content)</div>\#(accessory)\#(bar)</div>"#
    }
    func draw(_ question: Question) -> String {
        let title = question.title.isEmpty ? "" : "<h3>\(question.title.escaped)</h3>"
        let message = draw(question.message)
        let buttons = question.buttons.map(draw).joined()
        let close =
            switch question.style {
            case .alert: question.buttons.isEmpty ? #"<button class="button" data-act="dismiss">OK</button>"# : ""
            case .confirmationDialog: #"<button class="button cancel" data-act="dismiss">Cancel</button>"#
            case .contextMenu: #"<button class="shade" data-act="dismiss" aria-label="Close the menu"></button>"#
            }
        return """
            <div class="question \(question.style)" role="alertdialog" aria-label="\(question.title.escaped)"><div>\(title)\
            <div class="message">\(message)</div><div class="buttons">\(buttons)\(close)</div></div></div>
            """
    }
}
