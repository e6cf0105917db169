#if Tools
package import Foundation

/// A generator of apps, features and screens in the layout of a style.
package struct Scaffold {
    /// The composition of an app.
    package enum Style: String, CaseIterable, Sendable {
        /// Modules that don't import each other, and a redirect between them, as in Examples/Challenge.
        case features
        /// Modules with a router each, as in Examples/RouterPerFeature.
        case router
        /// One router and one enum of destinations, and modules that report taps through closures, as in
        /// Examples/OneRouter.
        case oneRouter = "one-router"
        /// One enum of routes, one router and a resolver of links, as in Examples/Shell.
        case routes
    }

    private var workspace: Workspace
    private let app: ScaffoldApp

    // MARK: commands
    /// Returns the files of a new app in a folder. Writes nothing.
    ///
    /// - Throws: `CommandFault` if the style needs a second screen, or if a file exists.
    package static func makeApp(
        _ app: ScaffoldApp, at root: URL, _ library: LibraryLocation, screens: [ScreenRequest]
    ) throws(CommandFault) -> Workspace {
        guard app.style == .features || screens.count > 1 else { throw needsSecondScreen }
        var scaffold = Scaffold(workspace: Workspace(root), app: app)
        let feature = app.style == .routes ? nil : ScaffoldName.home
        let first = ScaffoldScreen(feature: feature, request: screens[0], isRoot: true)
        try scaffold.apply("app", first, ["dependency": library.declaration, "waymark": library.package])
        try scaffold.makeScreens(screens, of: feature, from: nil)
        return scaffold.workspace
    }

    /// Returns an app's files with a new feature. Writes nothing.
    ///
    /// - Parameter from: The feature that leads to the new one. In apps with a router for each feature, none does.
    /// - Throws: `CommandFault` if the app can't be read, has the feature or a screen already, or lacks `from`, or if its
    ///   style needs a second screen.
    package static func addFeature(
        _ name: ScaffoldName, to workspace: Workspace, screens: [ScreenRequest], from: ScaffoldName = .home
    ) throws(CommandFault) -> Workspace {
        var scaffold = Scaffold(workspace: workspace, app: try ScaffoldApp(in: workspace))
        if from != .home { try scaffold.require(from) }
        try scaffold.makeScreens(screens, of: name, from: from)
        return scaffold.workspace
    }

    /// Returns an app's files with a new screen. Writes nothing.
    ///
    /// - Parameter from: The screen that leads to the new one; nil for the feature's first one.
    /// - Throws: `CommandFault` if the app can't be read, has the screen already, or lacks the feature or `from`, or if
    ///   its style needs a feature and none is given.
    package static func addScreen(
        _ request: ScreenRequest, to feature: ScaffoldName?, in workspace: Workspace, from: ScaffoldName? = nil
    ) throws(CommandFault) -> Workspace {
        var scaffold = Scaffold(workspace: workspace, app: try ScaffoldApp(in: workspace))
        guard feature != nil || scaffold.app.style == .routes else {
            throw CommandFault("add --feature, with the feature that gets the screen")
        }
        if let feature { try scaffold.require(feature) }
        let origin = try from.map { name throws(CommandFault) in try scaffold.screen(name, of: feature) }
        try scaffold.addScreen(
            ScaffoldScreen(feature: feature, request: request), from: origin ?? scaffold.mainScreen(of: feature))
        return scaffold.workspace
    }

    private static let needsSecondScreen = CommandFault(
        "the first screen needs another one to lead to: --screens list,detail")

    /// Checks that the app has a feature. Accepts every name in an app of routes, where no type declares a feature.
    ///
    /// - Throws: ``CommandFault`` if the app lacks the feature.
    private func require(_ feature: ScaffoldName) throws(CommandFault) {
        let type = app.style == .oneRouter ? "\(feature.type)Feature" : app.destinations(of: feature)
        guard !workspace.has(type) else { return }
        throw CommandFault("there is no feature \(feature.type): there is no file \(type).swift")
    }

    // MARK: parts
    /// Makes the first screen of a feature, or of the app if `feature` is nil, and the screens that it leads to.
    ///
    /// - Throws: ``CommandFault`` if the style needs a second screen, or if a file of a screen exists.
    private mutating func makeScreens(
        _ screens: [ScreenRequest], of feature: ScaffoldName?, from: ScaffoldName?
    ) throws(CommandFault) {
        let isHome = feature == .home || feature == nil
        guard screens.count > 1 || app.style != .router else { throw Self.needsSecondScreen }
        let first = ScaffoldScreen(feature: feature, request: screens[0], isRoot: isHome || app.style == .router)
        if app.style == .routes, !isHome {
            try addScreen(first, from: mainScreen(of: nil))
        } else {
            if app.style != .routes { try apply("feature", first) }
            if !isHome { try apply("wiring", first) }
            try apply("screen", first)
            if app.style == .features || app.style == .oneRouter { try apply("added", first) }
            if !isHome, app.style == .oneRouter { try apply("shown", first) }
            if !isHome, app.style != .router, let from { try lead(to: first, from: mainScreen(of: from)) }
        }
        for request in screens.dropFirst() {
            try addScreen(ScaffoldScreen(feature: feature, request: request), from: first)
        }
    }
    /// Makes a screen, adds it to its feature and the app, and lets `from` lead to it.
    private mutating func addScreen(_ screen: ScaffoldScreen, from: ScaffoldScreen?) throws(CommandFault) {
        try apply("screen", screen)
        try apply("added", screen, from.map { below(screen, from: $0) } ?? [:])
        if app.style == .oneRouter { try apply("shown", screen) }
        try lead(to: screen, from: from)
    }
    /// Lets a screen lead to another one. In the style `features`, features don't import each other, so a screen of
    /// another feature is reached through an outgoing navigation. Adds a note if `from` is nil.
    private mutating func lead(to screen: ScaffoldScreen, from: ScaffoldScreen?) throws(CommandFault) {
        guard let from else {
            return workspace.note("no first screen is found that could lead to \(screen.type)")
        }
        let (feature, fromFeature) = (screen.feature?.type ?? "", from.feature?.type ?? "")
        let isOther = feature != fromFeature
        let isOutgoing = isOther && app.style == .features
        let outgoing = "\(fromFeature)OutgoingNavigation"
        let values = [
            "From": from.type, "fromValue": from.value.map { "\($0): 1, " } ?? "",
            "Name": isOutgoing ? feature : isOther ? screen.type : screen.name.type,
            "FromFeature": fromFeature, "FromFeatureMember": from.feature?.member ?? "",
            "destination": isOutgoing
                ? "\(outgoing).\(screen.feature?.member ?? "")" : "\(feature)IncomingNavigation.\(screen.name.member)",
            "declared": Template.flag(workspace.has(outgoing)),
            "same": Template.flag(from.value != nil && from.value == screen.value),
            "fromTracker": Template.flag(workspace.has("\(from.type)Event")),
        ]
        if isOutgoing { try apply("outgoing", screen, values) }
        try apply("lead", screen, values)
    }
    /// Applies the templates of a name: the one that all styles share, and then the style's.
    ///
    /// - Throws: ``CommandFault`` if a file exists.
    private mutating func apply(
        _ name: String, _ screen: ScaffoldScreen, _ more: [String: String] = [:]
    ) throws(CommandFault) {
        let values = try screen.values(in: app).merging(more) { $1 }
        // screens of an app of routes are like those of an app with several routers
        let own = Template(name, in: app.style.rawValue) ?? (app.style == .routes ? Template(name, in: "router") : nil)
        for template in [Template(name, in: "common"), own].compactMap({ $0 }) {
            try Recipe(template.filled(values)).apply(to: &workspace)
        }
    }

    // MARK: origins
    /// Returns the template's values for a screen's ancestors: the feature's first screen, and `from`. The latter is
    /// left out if it has a value and `screen` has none of the same name.
    private func below(_ screen: ScaffoldScreen, from: ScaffoldScreen) -> [String: String] {
        let isBound = from.value != nil && from.value == screen.value
        let argument = from.value.map { "(\($0): \($0))" } ?? ""
        let origin = isBound || from.value == nil ? ".\(from.name.member)\(argument)" : nil
        let first = mainScreen(of: screen.feature).flatMap { $0.name == from.name ? nil : ".\($0.name.member)" }
        return [
            "ancestors": [first, origin].compactMap { $0 }.joined(separator: ", "),
            "bindsAncestor": Template.flag(isBound),
        ]
    }
    /// Returns a screen by its name, with its value as the sources declare it.
    ///
    /// - Throws: ``CommandFault`` if there is no such screen.
    private func screen(_ name: ScaffoldName, of feature: ScaffoldName?) throws(CommandFault) -> ScaffoldScreen {
        let plain = ScaffoldScreen(feature: feature, request: ScreenRequest(name: name))
        guard workspace.has("\(plain.type)ViewModel") else {
            throw CommandFault("\(feature?.type ?? app.name.type) has no screen \(name.member)")
        }
        let full = try ScaffoldName(plain.type, of: "a screen").member
        let value = workspace.first(#"case (?:\#(name.member)|\#(full))\((\w+):"#, in: app.destinations(of: feature))
        return ScaffoldScreen(feature: feature, request: ScreenRequest(name: name, value: value))
    }
    /// Returns the first screen of a feature or of the app, as its source states it; nil if no line of the template's
    /// form does.
    private func mainScreen(of feature: ScaffoldName?) -> ScaffoldScreen? {
        let type = feature?.type ?? ""
        let (pattern, file) =
            switch app.style {
            case .features: (#"screen\(for: \.(\w+)"#, "\(type)Feature")
            case .router: (#"(\w+)View\(viewModel"#, "\(type)RootView")
            case .oneRouter where feature == .home: (#"(\w+)View\(viewModel"#, "ContentView")
            case .oneRouter: (#"make(\w+)ViewModel"#, "\(type)Feature")
            case .routes where feature == nil: (#"(\w+)View\(viewModel"#, "AppView")
            case .routes: (#"case (\#(feature?.member ?? "")\w*)"#, "Route")
            }
        guard let found = workspace.first(pattern, in: file) else { return nil }
        let isPrefixed = found.count > type.count && found.lowercased().hasPrefix(type.lowercased())
        guard let name = try? ScaffoldName(isPrefixed ? String(found.dropFirst(type.count)) : found, of: "a screen")
        else { return nil }
        return ScaffoldScreen(feature: feature, request: ScreenRequest(name: name))
    }
}
#endif
