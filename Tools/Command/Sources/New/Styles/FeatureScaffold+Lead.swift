#if Tools
/// A way from one screen to another: a method of the navigator, a tap, and their tests.
extension FeatureScaffold {
    struct Lead {
        let name: ScaffoldName
        let value: String?
        /// `RecipeIncomingNavigation.detail(id: id)`
        let destination: String

        var parameter: String { value.map { "\($0): Int" } ?? "" }
        var argument: String { value.map { "\($0): \($0)" } ?? "" }
        var opening: String { "open\(name.type)" }
        var tap: String { "didTap\(name.type)" }
        var title: String { name.title.lowercased() }
    }

    mutating func addLead(_ lead: Lead, from screen: Screen) {
        edit("\(screen.type)NavigatorContract", "add \(lead.opening)(\(lead.parameter))") {
            editor, type throws(CommandFault) in
            try editor.append(member: "func \(lead.opening)(\(lead.parameter))", to: type)
        }
        edit("\(screen.type)Navigator", "navigate to \(lead.destination)") { editor, type throws(CommandFault) in
            try editor.append(
                member: """
                    func \(lead.opening)(\(lead.parameter)) {
                        navigator.navigate(to: \(lead.destination))
                    }
                    """, to: type)
        }
        let isTracked = scaffold.workspace.file(declaring: "\(screen.type)Event") != nil
        let event = "opened\(lead.name.type)"
        if isTracked {
            edit("\(screen.type)Event", "add the case \(event)") { editor, type throws(CommandFault) in
                try editor.append(storage: "case \(event) = \"opened-\(lead.name.slug)\"", to: type)
            }
        }
        edit("\(screen.type)ViewModel", "call \(lead.opening)(\(lead.argument))") {
            editor, type throws(CommandFault) in
            let call = "navigator.\(lead.opening)(\(lead.argument))"
            let body = isTracked ? "{\n    tracker.track(.\(event))\n    \(call)\n}" : "{ \(call) }"
            try editor.append(member: "public func \(lead.tap)(\(lead.parameter)) \(body)", to: type)
        }
        addTaps(lead, from: screen)
        addTests(lead, from: screen, event: isTracked ? event : nil)
    }

    private mutating func addTaps(_ lead: Lead, from screen: Screen) {
        edit("\(screen.type)View", "call \(lead.tap) from a button") { editor, type throws(CommandFault) in
            let button = "Button(\"\(lead.name.title)\", action: viewModel.\(lead.tap))"
            let buttons = lead.value.map { value in
                """
                ForEach(1..<4, id: \\.self) { \(value) in
                    Button("\(lead.name.title) \\(\(value))") { viewModel.\(lead.tap)(\(lead.argument)) }
                }
                """
            }
            try editor.append(statement: buttons ?? button, toClosureOf: "List", in: type)
        }
        guard app.makesPages else { return }
        let model = "\(screen.type)ViewModel"
        for path in scaffold.workspace.files(extending: model) {
            scaffold.workspace.edit(path, byHand: "call \(lead.tap) from a link") { editor throws(CommandFault) in
                let link = """
                    Element("li") {
                        context.link(.class("row"), to: self.\(lead.tap)) { "\(lead.name.title)" }
                    }
                    """
                let links = lead.value.map { value in
                    """
                    for \(value) in 1..<4 {
                        Element("li") {
                            context.link(.class("row"), to: { self.\(lead.tap)(\(lead.argument)) }) {
                                "\(lead.name.title) \\(\(value))"
                            }
                        }
                    }
                    """
                }
                try editor.append(statement: links ?? link, toClosureOf: "Element(\"ul\"", in: model)
            }
        }
    }
    private mutating func addTests(_ lead: Lead, from screen: Screen, event: String?) {
        let call = lead.value == nil ? "\"open \(lead.title)\"" : "\"open \(lead.title) \\(\(lead.value ?? ""))\""
        edit("\(screen.type)NavigatorMock", "add \(lead.opening)") { editor, type throws(CommandFault) in
            try editor.append(
                member: "func \(lead.opening)(\(lead.parameter)) { calls.append(\(call)) }", to: type)
        }
        let one = lead.value.map { "\($0): 1" } ?? ""
        let shown =
            lead.value.map { lead.destination.replacing("(\($0): \($0))", with: "(\($0): 1)") } ?? lead.destination
        let tracked = event.map { "\n    #expect(tracker.events == [.\($0)])" } ?? ""
        edit("\(screen.type)Tests", "test \(lead.tap)") { editor, type throws(CommandFault) in
            try editor.append(
                member: """
                    @Test("a tap on \(lead.title) reaches its navigator")
                    func \(lead.name.member)() {
                        model.\(lead.tap)(\(one))
                        #expect(navigator.calls == ["open \(lead.title)\(lead.value == nil ? "" : " 1")"])\(tracked)
                    }
                    @Test("its navigator leads to \(lead.title)")
                    func leadsTo\(lead.name.type)() {
                        let mock = NavigatorMock()
                        \(screen.type)Navigator(navigator: mock).\(lead.opening)(\(one))
                        expectNavigation(by: mock, to: [\(shown)])
                    }
                    """, to: type)
        }
    }

    private mutating func edit(
        _ type: String, _ instruction: String,
        _ change: (inout SourceEditor, String) throws(CommandFault) -> Void
    ) {
        guard let path = scaffold.workspace.file(declaring: type) else {
            return scaffold.workspace.note("there is no \(type): \(instruction) by hand")
        }
        scaffold.workspace.edit(path, byHand: instruction) { editor throws(CommandFault) in try change(&editor, type) }
    }
}
#endif
