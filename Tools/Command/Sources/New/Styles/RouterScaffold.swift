#if Tools
/// Scaffolds for an app of routes, or of routers: screens whose view models hold a router.
struct RouterScaffold {
    typealias App = FeatureScaffold.App

    /// A screen, and the enum that has its case.
    struct Screen {
        /// nil in an app of routes for what belongs to no feature.
        let feature: ScaffoldName?
        let screen: ScaffoldName
        let value: String?
        let isRoot: Bool

        var type: String { feature.map { $0.type == screen.type ? $0.type : $0.type + screen.type } ?? screen.type }
        var full: ScaffoldName {
            get throws(CommandFault) { try ScaffoldName(type, of: "a screen") }
        }
    }

    let style: Scaffold.Style
    let app: App
    var scaffold: Scaffold

    // MARK: where things are
    private func route(_ feature: ScaffoldName?) -> String {
        style == .routes ? "Route" : "\(feature?.type ?? "")Destination"
    }
    /// In an app of routes the case is named as the screen with its feature; in a feature of its own as the screen.
    private func member(_ screen: Screen) throws(CommandFault) -> String {
        style == .routes ? try screen.full.member : screen.screen.member
    }
    private func folder(_ screen: Screen) -> String {
        switch style {
        case .routes: return "App/Screens/" + (screen.feature.map { "\($0.type)/" } ?? "") + screen.type
        case .routers, .features: return "\(app.folder)/\(screen.feature?.type ?? "")/\(screen.type)"
        }
    }
    private func tests(_ screen: Screen) -> String {
        style == .routes ? "Tests" : "\(app.testFolder)/\(screen.feature?.type ?? "")"
    }
    private func switchOver(_ feature: ScaffoldName?) -> (type: String, member: String) {
        style == .routes ? ("\(app.name.type)Scene", "screen") : ("\(feature?.type ?? "")RootView", "body")
    }
    private func pattern(_ screen: Screen) throws(CommandFault) -> String {
        guard let feature = screen.feature else {
            return "/\(screen.screen.slug)" + (screen.value.map { "/{\($0)}" } ?? "")
        }
        let isFirst = screen.screen.member == "list"
        return FeatureScaffold.Screen(feature: feature, screen: screen.screen, value: screen.value, isRoot: false)
            .pattern(isFirst: isFirst)
    }
    private func values(_ screen: Screen) throws(CommandFault) -> [String: String] {
        let title = style == .routers && screen.feature?.type == "Home" ? screen.screen.title : try screen.full.title
        let member = try member(screen)
        let pattern = try pattern(screen)
        let link = String(pattern.dropFirst())
        return app.values.merging([
            "Route": route(screen.feature), "Feature": screen.feature?.type ?? "", "Screen": screen.type,
            "Title": title, "slug": try screen.full.slug, "value": screen.value ?? "",
            "case": member + (screen.value.map { "(\($0): Int)" } ?? ""),
            "made": member + (screen.value.map { "(\($0): 1)" } ?? ""), "pattern": pattern,
            "link": screen.value.map { link.replacing("{\($0)}", with: "1") } ?? link,
            "module": style == .routes ? "\(app.name.type)App" : app.name.type + (screen.feature?.type ?? ""),
            "row": row(screen, member),
        ]) { $1 }
    }
    private func row(_ screen: Screen, _ member: String) -> String {
        let passed = screen.value.map { "\($0): \($0), " } ?? ""
        let pattern = member + (screen.value.map { "(let \($0))" } ?? "")
        let tracker = app.hasTracker ? ", tracker: \(screen.type)Tracker(tracker: tracker)" : ""
        return
            "case .\(pattern): \(screen.type)View(viewModel: \(screen.type)ViewModel(\(passed)router: router\(tracker)))"
    }

    // MARK: an app
    mutating func makeApp(_ library: LibraryLocation, screens: [ScreenRequestText]) throws(CommandFault) {
        let home = style == .routers ? try ScaffoldName("Home", of: "a feature") : nil
        guard screens.count > 1 else {
            throw CommandFault("an app of \(style.rawValue) has a second screen: --screens home,about")
        }
        let second = Screen(feature: home, screen: screens[1].name, value: screens[1].value, isRoot: false)
        var values = try values(second)
        values["dependency"] = library.declaration(traits: [])
        values["waymark"] = library.package
        values["Root"] = Screen(feature: home, screen: screens[0].name, value: nil, isRoot: true).type
        let name = app.name.type
        var files = [
            ("Package.swift", "\(style.rawValue)/Package.swift"),
            ("App/\(name)Scene.swift", "\(style.rawValue)/Scene.swift"),
            ("Apple/\(name)Main.swift", "apple/Main.swift"), ("Apple/Info.plist", "apple/Info.plist"),
            ("README.md", "apple/README.md"), (".gitignore", "apple/gitignore"),
        ]
        if style == .routes {
            files += [
                ("App/Route.swift", "routes/Route.swift"), ("Tests/RouteTests.swift", "routes/RouteTests.swift"),
                ("Apple/\(name).entitlements", "apple/App.entitlements"),
            ]
        }
        for (path, template) in files {
            let conditions = ["web": false, "throwing": false, "links": style == .routes, "tracker": app.hasTracker]
            try scaffold.create(path, template, values, conditions)
        }
        if style == .routers { return try makeFeature(try ScaffoldName("Home", of: "a feature"), screens: screens) }
        let root = Screen(feature: nil, screen: screens[0].name, value: nil, isRoot: true)
        try makeFiles(root)
        try makeFiles(second)
        try lead(to: second, from: root)
        for screen in screens.dropFirst(2) { try addScreen(screen, to: nil, from: screens[0].name) }
    }

    // MARK: a feature
    mutating func addFeature(
        _ feature: ScaffoldName, screens: [ScreenRequestText], from: ScaffoldName?
    ) throws(CommandFault) {
        if style == .routes {
            let root = if let from { from } else { try rootScreen() }
            try addScreen(screens[0], to: feature, from: nil)
            let first = Screen(feature: feature, screen: screens[0].name, value: nil, isRoot: false)
            try lead(to: first, from: Screen(feature: nil, screen: root, value: nil, isRoot: true))
            for screen in screens.dropFirst() { try addScreen(screen, to: feature, from: screens[0].name) }
            return
        }
        guard scaffold.workspace.file(declaring: "\(feature.type)Destination") == nil else {
            throw CommandFault("there is a feature \(feature.type) already")
        }
        try makeFeature(feature, screens: screens)
        let module = app.name.type + feature.type
        scaffold.workspace.edit("Package.swift", byHand: "add the targets \(module) and \(module)Tests") {
            editor throws(CommandFault) in try editor.append(element: "\"\(feature.type)\"", toArray: "features")
        }
        let tab = "\(feature.type)RootView().tabItem { Text(\"\(feature.title)\") }.tag(\"\(feature.slug)\")"
        scaffold.workspace.edit(
            scaffold.workspace.file(declaring: "AppView") ?? "App/AppView.swift", byHand: "show \(feature.type)RootView"
        ) { editor throws(CommandFault) in
            try editor.addImport(module)
            try editor.append(statement: tab, toClosureOf: "TabView", in: "AppView")
        }
    }
    /// Makes a module with its first two screens, and adds the others.
    private mutating func makeFeature(_ feature: ScaffoldName, screens: [ScreenRequestText]) throws(CommandFault) {
        guard screens.count > 1 else {
            throw CommandFault("a feature with a router has a second screen: --screens list,detail")
        }
        let root = Screen(feature: feature, screen: screens[0].name, value: nil, isRoot: true)
        let second = Screen(feature: feature, screen: screens[1].name, value: screens[1].value, isRoot: false)
        var values = try values(second)
        values["Root"] = root.type
        let folder = "\(app.folder)/\(feature.type)"
        try scaffold.create("\(folder)/\(route(feature)).swift", "routers/Destination.swift", values, [:])
        try scaffold.create("\(folder)/\(feature.type)RootView.swift", "routers/RootView.swift", values, [:])
        try makeFiles(root)
        try makeFiles(second)
        try lead(to: second, from: root)
        for screen in screens.dropFirst(2) { try addScreen(screen, to: feature, from: screens[0].name) }
    }

    // MARK: a screen
    private mutating func makeFiles(_ screen: Screen) throws(CommandFault) {
        let values = try values(screen)
        let conditions = ["value": screen.value != nil, "root": screen.isRoot, "tracker": app.hasTracker]
        var files = [
            ("\(folder(screen))/\(screen.type)ViewModel.swift", "routes/ViewModel.swift"),
            ("\(folder(screen))/\(screen.type)View.swift", "routes/View.swift"),
            ("\(tests(screen))/\(screen.type)Tests.swift", "routes/ScreenTests.swift"),
        ]
        if app.hasTracker { files.append(("\(folder(screen))/\(screen.type)Event.swift", "routes/Event.swift")) }
        for (path, template) in files { try scaffold.create(path, template, values, conditions) }
    }

    /// Makes a screen: a case, its files, and a way to it.
    mutating func addScreen(
        _ request: ScreenRequestText, to feature: ScaffoldName?, from: ScaffoldName?
    ) throws(CommandFault) {
        let type = route(feature)
        guard let path = scaffold.workspace.file(declaring: type) else { throw CommandFault("there is no \(type)") }
        let screen = Screen(feature: feature, screen: request.name, value: request.value, isRoot: false)
        try makeFiles(screen)
        let values = try values(screen)
        let link = style == .routes ? "@Link(\"\(values["pattern"] ?? "")\")\n" : ""
        let declared = values["case"] ?? ""
        scaffold.workspace.edit(path, byHand: "add the case \(declared) to \(type)") { editor throws(CommandFault) in
            try editor.append(storage: "\(link)case \(declared)", to: type)
        }
        let place = switchOver(feature)
        let row = values["row"] ?? ""
        scaffold.workspace.edit(
            scaffold.workspace.file(declaring: place.type) ?? "\(place.type).swift", byHand: "show it: \(row)"
        ) { editor throws(CommandFault) in try editor.append(case: row, to: place.member, of: place.type) }
        if style == .routes {
            let element = "(\"\(values["link"] ?? "")\", .\(values["made"] ?? ""))"
            scaffold.workspace.edit(
                scaffold.workspace.file(declaring: "RouteTests") ?? "Tests/RouteTests.swift", byHand: "test \(element)"
            ) { editor throws(CommandFault) in
                try editor.append(element: element, toArgumentsOf: "links", of: "RouteTests")
            }
        }
        guard let from else { return }
        try lead(to: screen, from: Screen(feature: feature, screen: from, value: nil, isRoot: false))
    }

    private mutating func lead(to target: Screen, from screen: Screen) throws(CommandFault) {
        let name = screen.feature?.type == target.feature?.type ? target.screen : try target.full
        let destination = ".\(try member(target))"
        let parameter = target.value.map { "\($0): Int" } ?? ""
        let tap = "didTap\(name.type)"
        edit("\(screen.type)ViewModel", "navigate to \(destination)") { editor, type throws(CommandFault) in
            let passed = target.value.map { "(\($0): \($0))" } ?? ""
            try editor.append(
                member: "func \(tap)(\(parameter)) { router.navigate(to: \(destination)\(passed)) }", to: type)
        }
        edit("\(screen.type)View", "call \(tap) from a button") { editor, type throws(CommandFault) in
            let buttons = target.value.map { value in
                """
                ForEach(1..<4, id: \\.self) { \(value) in
                    Button("\(name.title) \\(\(value))") { viewModel.\(tap)(\(value): \(value)) }
                }
                """
            }
            try editor.append(
                statement: buttons ?? "Button(\"\(name.title)\", action: viewModel.\(tap))", toClosureOf: "List",
                in: type)
        }
        edit("\(screen.type)Tests", "test \(tap)") { editor, type throws(CommandFault) in
            let one = target.value.map { "\($0): 1" } ?? ""
            try editor.append(
                member: """
                    @Test("a tap on \(name.title.lowercased()) leads there")
                    func \(name.member)() {
                        model.\(tap)(\(one))
                        expectNavigation(by: router, to: [\(destination)\(one.isEmpty ? "" : "(\(one))")])
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
