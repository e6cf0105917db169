#if Tools
package import Foundation

/// Makes apps, features and screens in the layout of a style.
package struct Scaffold {
    /// The composition of an app.
    package enum Style: String, CaseIterable, Sendable {
        /// Modules that don't import each other, and a redirect between them, as in Examples/Challenge.
        case features
        /// Modules with a router each, as in Examples/RouterPerFeature.
        case router
        /// One router and one enum of destinations, and modules that say by closures what was tapped, as in
        /// Examples/OneRouter.
        case oneRouter = "one-router"
        /// One enum of routes, one router and a resolver of links, as in Examples/Shell.
        case routes
    }

    private var workspace: Workspace
    private let app: ScaffoldApp
    private let templates: TemplateSet

    private init(_ workspace: Workspace, _ app: ScaffoldApp) {
        self.workspace = workspace
        self.app = app
        templates = TemplateSet(own: workspace.root.appending(path: TemplateSet.folder))
    }

    // MARK: what is made
    /// Makes an app in a folder that isn't there yet, or has none of its files.
    package static func makeApp(
        _ name: ScaffoldName, at root: URL, _ library: LibraryLocation, screens: [ScreenRequestText], style: Style,
        pages: Bool, tracker: Bool
    ) throws(CommandFault) -> Workspace {
        guard style == .features || !pages else { throw CommandFault("only apps of features have web pages") }
        let app = ScaffoldApp(name: name, style: style, hasPages: pages, hasTracker: tracker)
        try app.check(tracker: tracker)
        guard style == .features || screens.count > 1 else { throw Self.needsSecondScreen }
        var scaffold = Scaffold(Workspace(root), app)
        let feature = style == .routes ? nil : try ScaffoldName("Home", of: "a feature")
        let first = ScaffoldScreen(feature: feature, request: screens[0], isRoot: true)
        var values = try scaffold.values(first, next: screens.dropFirst().first)
        values["dependency"] = library.declaration(traits: pages ? ["Macros", "Web"] : [])
        values["waymark"] = library.package
        let container = "RootContainerView(appContainer: AppContainer(\(tracker ? "tracker: ConsoleTracker()" : "")))"
        values["root"] = style == .features ? container : style == .oneRouter ? "ContentView()" : "AppView()"
        try scaffold.apply("app", values, scaffold.conditions(first))
        try scaffold.makeScreens(screens, of: feature, from: nil)
        return scaffold.workspace
    }

    /// Makes a feature in an app.
    ///
    /// - Parameters:
    ///   - from: The feature that leads there.
    ///   - style: nil to read it from the app.
    ///   - pages: Whether it has web pages, if the app has some.
    package static func addFeature(
        _ name: ScaffoldName, to workspace: Workspace, screens: [ScreenRequestText], from: ScaffoldName?,
        style: Style?, pages: Bool, tracker: Bool
    ) throws(CommandFault) -> Workspace {
        let app = try ScaffoldApp(reading: workspace, style: style, pages: pages)
        try app.check(tracker: tracker)
        var scaffold = Scaffold(workspace, app)
        let type = app.style == .router ? "\(name.type)Destination" : "\(name.type)Feature"
        guard workspace.file(declaring: type) == nil else {
            throw CommandFault("there is a feature \(name.type) already")
        }
        if let from {
            guard app.style == .features || app.style == .oneRouter else {
                throw CommandFault("--from is for apps of features and of one router")
            }
            try scaffold.require(from)
        }
        let home = try ScaffoldName("Home", of: "a feature")
        let isThere = app.style != .features || workspace.file(declaring: "HomeFeature") != nil
        try scaffold.makeScreens(screens, of: name, from: from ?? (isThere ? home : nil))
        return scaffold.workspace
    }

    /// Makes a screen in an app.
    package static func addScreen(
        _ request: ScreenRequestText, to feature: ScaffoldName?, in workspace: Workspace, from: ScaffoldName?,
        style: Style?, pages: Bool, tracker: Bool
    ) throws(CommandFault) -> Workspace {
        let app = try ScaffoldApp(reading: workspace, style: style, pages: pages)
        try app.check(tracker: tracker)
        guard feature != nil || app.style == .routes else {
            throw CommandFault("--feature says which feature gets the screen")
        }
        var scaffold = Scaffold(workspace, app)
        if let feature { try scaffold.require(feature) }
        let origin = try scaffold.origin(of: feature, named: from)
        try scaffold.addScreen(ScaffoldScreen(feature: feature, request: request), from: origin)
        return scaffold.workspace
    }

    /// - Throws: ``CommandFault`` if the app has no such feature. In an app of routes, a feature is only a name.
    private func require(_ feature: ScaffoldName) throws(CommandFault) {
        let type = app.type(of: feature)
        guard app.style != .routes, workspace.file(declaring: type) == nil else { return }
        let near = Spelling.suggestion(for: feature.type, in: workspace.folders(in: app.features))
        throw CommandFault(
            "there is no feature \(feature.type)\(near.isEmpty ? ": no source declares \(type)" : near)")
    }

    private static let needsSecondScreen = CommandFault(
        "the first screen leads to a second one: --screens list,detail")

    // MARK: parts
    /// Makes the first screen of a feature, or of the app without one, and those that it leads to.
    private mutating func makeScreens(
        _ screens: [ScreenRequestText], of feature: ScaffoldName?, from: ScaffoldName?
    ) throws(CommandFault) {
        let isHome = feature?.type == "Home" || feature == nil
        guard screens.count > 1 || app.style != .router else { throw Self.needsSecondScreen }
        let first = ScaffoldScreen(feature: feature, request: screens[0], isRoot: isHome || app.style == .router)
        if app.style != .routes {
            let values = try values(first, next: screens.dropFirst().first)
            try apply("feature", values, conditions(first))
            if !isHome { try apply("wiring", values, conditions(first)) }
        }
        if app.style == .routes, !isHome {
            try addScreen(first, from: mainScreen(of: nil))
        } else {
            try makeFiles(first, values(first), conditions(first))
            if !isHome { try lead(toFeature: first, from: from) }
        }
        for (index, request) in screens.dropFirst().enumerated() {
            let isFirst = index == 0 && (isHome || app.style == .router)
            try addScreen(ScaffoldScreen(feature: feature, request: request), from: first, isFirst: isFirst)
        }
    }
    /// Lets another feature's first screen lead to a feature.
    private mutating func lead(toFeature first: ScaffoldScreen, from: ScaffoldName?) throws(CommandFault) {
        if app.style == .oneRouter { try apply("shown", values(first), conditions(first)) }
        guard let from, app.style != .router else { return }
        guard let origin = mainScreen(of: from) else {
            return workspace.note("the first screen of \(from.type) can't be read: nothing leads to \(first.type)")
        }
        if app.style == .features { try leadOut(to: first, from: origin) } else { try lead(to: first, from: origin) }
    }
    /// Makes a screen's own files.
    private mutating func makeFiles(
        _ screen: ScaffoldScreen, _ values: [String: String], _ conditions: [String: Bool]
    ) throws(CommandFault) {
        for type in ["\(screen.type)View", "\(screen.type)ViewModel"] where workspace.file(declaring: type) != nil {
            throw CommandFault("there is a type \(type) already: the screen needs another name")
        }
        try apply("screen", values, conditions)
    }
    /// Makes a screen, adds it to its feature and the app, and lets another one lead to it.
    private mutating func addScreen(
        _ screen: ScaffoldScreen, from: ScaffoldScreen?, isFirst: Bool = false
    ) throws(CommandFault) {
        var values = try values(screen)
        values["ancestor"] = from.map { ".\($0.name.member)" } ?? ""
        var conditions = conditions(screen)
        conditions["first"] = isFirst
        try makeFiles(screen, values, conditions)
        try apply("added", values, conditions)
        if app.style == .oneRouter { try apply("shown", values, conditions) }
        try lead(to: screen, from: from)
    }
    private mutating func lead(to screen: ScaffoldScreen, from: ScaffoldScreen?) throws(CommandFault) {
        guard let from else { return }
        var values = try values(screen)
        let prefix = app.style == .features ? "\(screen.feature?.type ?? "")IncomingNavigation." : ""
        values["destination"] = prefix + screen.name.member
        try apply("lead", values, of: screen, from: from)
    }
    private mutating func leadOut(to screen: ScaffoldScreen, from: ScaffoldScreen) throws(CommandFault) {
        let feature = from.feature?.type ?? ""
        var values = try values(screen)
        values["FromFeature"] = feature
        values["FromFeatureMember"] = from.feature?.member
        let outgoing = "\(feature)OutgoingNavigation"
        try apply("outgoing", values, ["declared": workspace.file(declaring: outgoing) != nil])
        values["destination"] = "\(outgoing).\(screen.feature?.member ?? "")"
        try apply("lead", values, of: screen, from: from)
    }
    private mutating func apply(
        _ template: String, _ values: [String: String], of screen: ScaffoldScreen, from: ScaffoldScreen
    ) throws(CommandFault) {
        var values = values
        values["From"] = from.type
        values["fromValue"] = from.value.map { "\($0): 1, " } ?? ""
        let isOther = screen.feature?.type != from.feature?.type
        values["Name"] =
            isOther && app.style == .features ? screen.feature?.type ?? "" : isOther ? screen.type : screen.name.type
        var conditions = conditions(screen)
        conditions["fromTracker"] = workspace.file(declaring: "\(from.type)Event") != nil
        try apply(template, values, conditions)
    }
    private mutating func apply(
        _ template: String, _ values: [String: String], _ conditions: [String: Bool]
    ) throws(CommandFault) {
        let text = try templates.template("\(app.style.rawValue)/\(template)").filled(values, conditions)
        try Recipe(text).apply(to: &workspace)
    }

    // MARK: values
    private func conditions(_ screen: ScaffoldScreen) -> [String: Bool] {
        [
            "features": app.style == .features, "router": app.style == .router, "oneRouter": app.style == .oneRouter,
            "routes": app.style == .routes, "web": app.hasPages, "pages": app.hasPages && !app.leavesOutPages,
            "tracker": app.hasTracker, "root": screen.isRoot, "value": screen.value != nil, "first": false,
        ]
    }
    private func values(
        _ screen: ScaffoldScreen, next: ScreenRequestText? = nil
    ) throws(CommandFault) -> [String: String] {
        var values = try screen.values(in: app)
        guard let next else { return values }
        let second = try ScaffoldScreen(feature: screen.feature, request: next).values(in: app)
        values["second"] = second["made"]
        values["secondLink"] = second["link"]
        return values
    }

    // MARK: origins
    /// The screen that leads to a new one: the feature's first, or one that is asked for.
    private func origin(of feature: ScaffoldName?, named name: ScaffoldName?) throws(CommandFault) -> ScaffoldScreen? {
        guard let name else { return mainScreen(of: feature) }
        let origin = ScaffoldScreen(feature: feature, request: ScreenRequestText(name: name, value: nil))
        guard workspace.file(declaring: "\(origin.type)ViewModel") != nil else {
            throw CommandFault("\(feature?.type ?? app.name.type) has no screen \(name.member)")
        }
        return origin
    }
    /// The screen that a feature or the app shows first, as its source says; nil if it can't be read.
    private func mainScreen(of feature: ScaffoldName?) -> ScaffoldScreen? {
        func screen(_ name: String?) -> ScaffoldScreen? {
            guard let name, let request = try? ScreenRequestText(name: ScaffoldName(name, of: "a screen"), value: nil)
            else { return nil }
            return ScaffoldScreen(feature: feature, request: request)
        }
        let type = feature?.type ?? ""
        func shortened(_ full: String) -> String {
            full.count == type.count || !full.lowercased().hasPrefix(type.lowercased())
                ? full : String(full.dropFirst(type.count))
        }
        func view(of root: String) -> String? {
            workspace.firstView(of: root).map { shortened(String($0.dropLast(4))) }
        }
        switch app.style {
        case .features: return screen(workspace.firstCase(in: "mainScreen", of: "\(type)Feature"))
        case .router: return screen(view(of: "\(type)RootView"))
        case .oneRouter where type == "Home": return screen(view(of: "ContentView"))
        case .oneRouter:
            let maker = workspace.names(in: "\(type)Feature").first {
                $0.hasPrefix("make") && $0.hasSuffix("ViewModel")
            }
            return screen(maker.map { shortened(String($0.dropFirst(4).dropLast(9))) })
        case .routes where feature == nil: return screen(view(of: "AppView"))
        case .routes:
            return screen(workspace.names(in: "Route").first { $0.hasPrefix(feature?.member ?? "") }.map(shortened))
        }
    }
}
#endif
