import Screen

extension Page {
    /// The screen on top of a stack, below its bar.
    func stack(_ element: Element, _ bar: Bar) -> String {
        let title = bar.title.escaped
        let back = bar.back.map { title in
            let (name, label) = title.isEmpty ? ("Back", "Back") : (title.escaped, "Back to \(title.escaped)")
            return """
                <button class="back" data-act="back" aria-label="\(label)">\
                \(Symbol.svg("chevron.backward"))<span data-title="\(name)">\(name)</span></button>
                """
        }
        func glass(_ items: String) -> String { items.isEmpty ? "" : #"<div class="glass">\#(items)</div>"# }
        let isLarge = bar.isLarge && !title.isEmpty
        let inline = title.isEmpty ? "" : "<h1>\(title)</h1>"
        let search = bar.search.map {
            #"<div class="search glass">\#(Symbol.svg("magnifyingglass"))\#(draw($0))</div>"#
        }
        return """
            <div class="nav\(isLarge ? " large" : "")\(search == nil ? "" : " searchable")" data-depth="\(bar.depth)" \
            data-screen="\(element.number)"><header><div class="items">\(glass(back ?? ""))\
            \(glass(bar.leading.map(draw).joined()))</div>\
            <div class="bartitle"\(isLarge ? " aria-hidden=\"true\"" : "")>\(isLarge ? title : inline)</div>\
            <div class="items trailing">\(glass(bar.trailing.map(draw).joined()))</div></header>
            <article data-screen="\(element.number)" tabindex="-1">\
            \(isLarge ? "<h1 class=\"largetitle\">\(title)</h1>" : "")\(search ?? "")\(children(element))</article></div>
            """
    }
    func tabs(_ element: Element, _ items: [TabItem]) -> String {
        let buttons = items.enumerated().map { index, item in
            let badge = item.badge > 0 ? #"<b aria-label="\#(item.badge) new">\#(item.badge)</b>"# : ""
            let current = item.isSelected ? #" aria-current="page""# : ""
            let symbol = item.symbol.map { "<i>\(Symbol.svg($0 + ".fill"))</i>" } ?? ""
            return """
                <button data-tab="\(index)"\(current)>\(symbol)<span>\(item.title.escaped)</span>\(badge)</button>
                """
        }
        return """
            <div class="tabs"><div class="tab">\(part(0, of: element))</div>\
            <div class="bottom"><nav class="tabbar glass" aria-label="Tabs">\(buttons.joined())</nav></div></div>
            """
    }
    func draw(_ question: Question) -> String {
        let title = question.title.isEmpty ? "" : "<h3>\(question.title.escaped)</h3>"
        let message = draw(question.message)
        let buttons = question.buttons.map(draw).joined()
        let close =
            switch question.style {
            case .alert: question.buttons.isEmpty ? #"<button class="button" data-act="dismiss">OK</button>"# : ""
            case .confirmationDialog, .menu:
                #"<button class="shade" data-act="dismiss" aria-label="Close"></button>"#
            }
        let name = question.title.isEmpty ? "Menu" : question.title.escaped
        return """
            <div class="question \(question.style)" role="alertdialog" aria-label="\(name)"><div\(source(question.source))>\(title)\
            \(message.isEmpty ? "" : #"<div class="message">\#(message)</div>"#)\
            <div class="buttons">\(buttons)\(close)</div></div></div>
            """
    }
}
