#if Tools
import SwiftSyntax

/// Adding to what is there: the manifest, the container, the redirect, the screens of each host.
extension FeatureScaffold {
    private func file(declaring type: String, otherwise path: String) -> String {
        scaffold.workspace.file(declaring: type) ?? path
    }

    /// Adds a feature's module to the manifest, and the feature to the container.
    mutating func wire(_ feature: ScaffoldName) {
        let module = app.name.type + feature.type
        scaffold.workspace.edit("Package.swift", byHand: "add the targets \(module) and \(module)Tests") {
            editor throws(CommandFault) in try editor.append(element: "\"\(feature.type)\"", toArray: "features")
        }
        let made =
            "\(feature.type)Feature(\(app.hasTracker ? "tracker: tracker, " : "")screens: screens.\(feature.member))"
        scaffold.workspace.edit(
            file(declaring: "AppContainer", otherwise: "App/AppContainer.swift"), byHand: "add \(made) to the features"
        ) { editor throws(CommandFault) in
            try editor.addImport(module)
            try editor.append(
                storage: "let \(feature.member): \(feature.type)Screens<Screen>", to: "AppContainer.Screens")
            try editor.append(element: made, toArray: "features", in: "init", of: "AppContainer")
        }
        for path in scaffold.workspace.files(extending: "AppContainer.Screens") {
            scaffold.workspace.edit(path, byHand: "pass the screens of \(feature.type)") {
                editor throws(CommandFault) in
                try editor.addImport(module)
                for host in try editor.hosts(of: "AppContainer.Screens") {
                    try editor.append(
                        argument: "\(feature.member): .\(host)", toCallOf: "Self", in: host, of: "AppContainer.Screens")
                }
            }
        }
    }

    /// Lets a feature's first screen lead to another feature.
    mutating func addOutgoing(_ feature: ScaffoldName, to screen: ScreenRequestText, from: ScaffoldName) {
        let outgoing = "\(from.type)OutgoingNavigation"
        let incoming = "\(from.type)IncomingNavigation"
        let instruction = "add the case \(feature.member) to \(outgoing)"
        guard let navigation = scaffold.workspace.file(declaring: incoming) else {
            return scaffold.workspace.note("there is no \(incoming): \(instruction)")
        }
        let declared = scaffold.workspace.file(declaring: outgoing)
        scaffold.workspace.edit(declared ?? navigation, byHand: instruction) { editor throws(CommandFault) in
            guard declared == nil else { return try editor.append(storage: "case \(feature.member)", to: outgoing) }
            editor.append(
                declaration: """
                    /// The destinations the feature wants to reach. It knows no other feature.
                    public enum \(outgoing): OutgoingNavigation {
                        case \(feature.member)
                    }
                    """)
        }
        redirect(from, to: "\(feature.type)IncomingNavigation.\(screen.name.member)", feature)
        guard let main = mainScreen(of: from) else {
            return scaffold.workspace.note(
                "\(from.type)Feature.mainScreen can't be read: nothing leads to \(feature.type)")
        }
        addLead(
            Lead(name: feature, value: nil, destination: "\(outgoing).\(feature.member)"),
            from: Screen(feature: from, screen: main, value: nil, isRoot: from.type == "Home"))
    }

    private mutating func redirect(_ from: ScaffoldName, to destination: String, _ feature: ScaffoldName) {
        let type = "AppNavigationRedirect"
        let outgoing = "\(from.type)OutgoingNavigation"
        let module = app.name.type
        let path = file(declaring: type, otherwise: "App/\(type).swift")
        scaffold.workspace.edit(path, byHand: "redirect \(outgoing).\(feature.member) to \(destination)") {
            editor throws(CommandFault) in
            try editor.addImport(module + feature.type)
            try editor.addImport(module + from.type)
            let row = "case .\(feature.member): \(destination)"
            if try editor.group(type).memberBlock.function("redirect", of: outgoing) != nil {
                return try editor.append(case: row, toFunction: "redirect", of: outgoing, in: type)
            }
            let first = try editor.group(type).memberBlock.member("redirect")
            guard first != nil else { throw CommandFault("\(type) has no 'redirect'") }
            try editor.append(
                case: "case let \(from.member) as \(outgoing): redirect(\(from.member))", to: "redirect", of: type)
            try editor.append(
                member: """

                    private func redirect(_ \(from.member): \(outgoing)) -> any Navigation {
                        switch \(from.member) {
                        \(row)
                        }
                    }
                    """, to: type)
        }
    }

    /// The screen that a feature's `mainScreen` shows.
    func mainScreen(of feature: ScaffoldName) -> ScaffoldName? {
        let type = "\(feature.type)Feature"
        guard let path = scaffold.workspace.file(declaring: type), let text = scaffold.workspace[path],
            let body = try? SourceEditor(text).body(of: "mainScreen", in: type),
            let shown = body.first(MemberAccessExprSyntax.self, where: { $0.base == nil })
        else { return nil }
        return try? ScaffoldName(shown.declName.baseName.text, of: "a screen")
    }

    // MARK: screens
    /// Adds a screen to a feature: a case with its link, its files, and a way to it from another screen.
    ///
    /// - Throws: ``CommandFault`` if there is no such feature, or if it has such a screen.
    mutating func addScreen(
        _ request: ScreenRequestText, to feature: ScaffoldName, from: ScaffoldName?
    ) throws(CommandFault) {
        let incoming = "\(feature.type)IncomingNavigation"
        guard let navigation = scaffold.workspace.file(declaring: incoming) else {
            throw CommandFault("there is no feature \(feature.type): no source declares \(incoming)")
        }
        let screen = Screen(
            feature: feature, screen: request.name, value: request.value, isRoot: false)
        let member = screen.screen.member
        try makeScreen(screen, isFirst: false)
        let full = try screen.title.lowercased()
        let declared = screen.value.map { "\(member)(\($0): Int)" } ?? member
        scaffold.workspace.edit(navigation, byHand: "add the case \(declared) to \(incoming)") {
            editor throws(CommandFault) in
            try editor.append(
                storage: "\n@Link(\"\(screen.pattern(isFirst: false))\")\ncase \(declared)", to: incoming)
            guard try editor.group(incoming).memberBlock.member("ancestors") != nil else { return }
            let ancestors = from.map { "[.\($0.member)]" } ?? "[]"
            try editor.append(case: "case .\(member): \(ancestors)", to: "ancestors", of: incoming)
        }
        addToFeature(screen)
        addToHosts(screen, title: full)
        let wiring = "\(feature.type)WiringTests"
        let shown = screen.value == nil ? full : "\(full) 1"
        scaffold.workspace.edit(
            file(declaring: wiring, otherwise: "\(app.appTestFolder)/\(wiring).swift"),
            byHand: "test the link \(screen.link(isFirst: false))"
        ) { editor throws(CommandFault) in
            try editor.append(
                element: "(\"\(screen.link(isFirst: false))\", \"\(shown)\")", toArgumentsOf: "links", of: wiring)
        }
        guard let from else { return }
        let destination = "\(incoming).\(member)" + (screen.value.map { "(\($0): \($0))" } ?? "")
        addLead(
            Lead(name: screen.screen, value: screen.value, destination: destination),
            from: Screen(feature: feature, screen: from, value: nil, isRoot: feature.type == "Home"))
    }

    private mutating func addToFeature(_ screen: Screen) {
        let feature = screen.feature.type
        let member = screen.screen.member
        let type = "\(screen.type)ViewModel"
        let passed = screen.value.map { "\($0): \($0), " } ?? ""
        let made = "screens.\(member)(container.make\(type)(\(passed)navigator: navigator))"
        let row = screen.value.map { "case .\(member)(let \($0)):\n    \(made)" } ?? "case .\(member): \(made)"
        let tracker = app.hasTracker ? ",\n        tracker: \(screen.type)Tracker(tracker: tracker)" : ""
        let path = file(declaring: "\(feature)Feature", otherwise: "\(app.folder)/\(feature)/\(feature)Feature.swift")
        scaffold.workspace.edit(path, byHand: "show \(type) for the case \(member)") { editor throws(CommandFault) in
            try editor.append(case: row, to: "screen", of: "\(feature)Feature")
            try editor.append(storage: "public var \(member): (\(type)) -> Screen", to: "\(feature)Screens")
            try editor.append(
                parameter: "\(member): @escaping (\(type)) -> Screen", to: "init", of: "\(feature)Screens")
            try editor.append(statement: "self.\(member) = \(member)", to: "init", of: "\(feature)Screens")
            let parameter = screen.value.map { "\($0): Int, " } ?? ""
            try editor.append(
                member: """
                    func make\(type)(\(parameter)navigator: any Navigator) -> \(type) {
                        \(type)(
                            \(passed)navigator: \(screen.type)Navigator(navigator: navigator)\(tracker))
                    }
                    """, to: "\(feature)Container")
        }
    }
    private mutating func addToHosts(_ screen: Screen, title: String) {
        let screens = "\(screen.feature.type)Screens"
        for path in scaffold.workspace.files(extending: screens) {
            scaffold.workspace.edit(path, byHand: "pass the screen \(screen.screen.member)") {
                editor throws(CommandFault) in
                for host in try editor.hosts(of: screens) {
                    let closure: String
                    switch host {
                    case "swiftUI": closure = "{ AnyView(\(screen.type)View(viewModel: $0)) }"
                    case "web": closure = app.page
                    case "text":
                        closure = screen.value.map { "{ \"\(title) \\($0.\($0))\" }" } ?? "{ _ in \"\(title)\" }"
                    default: throw CommandFault("the screens of '\(host)' aren't known")
                    }
                    try editor.append(
                        argument: "\(screen.screen.member): \(closure)", toCallOf: "Self", in: host, of: screens)
                }
            }
        }
    }
}

extension SourceEditor {
    /// The names of the static properties by which an extension gives a host's screens.
    fileprivate func hosts(of type: String) throws(CommandFault) -> [String] {
        try groups(type).filter { $0.is(ExtensionDeclSyntax.self) }.flatMap { group in
            group.memberBlock.members.compactMap { member in
                guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                    binding.typeAnnotation?.type.trimmedDescription == "Self"
                else { return nil }
                return binding.pattern.trimmedDescription
            }
        }
    }
    /// Adds a case to the `switch` of the function that takes a type.
    fileprivate mutating func append(
        case text: String, toFunction name: String, of parameter: String, in type: String
    ) throws(CommandFault) {
        guard let function = try group(type).memberBlock.function(name, of: parameter),
            let found = function.first(SwitchExprSyntax.self)
        else { throw CommandFault("\(type) has no switch over \(parameter)") }
        insert(lines: text, before: found.rightBrace, indentedBy: 0)
    }
}
#endif
