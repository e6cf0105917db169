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
    private let templates: TemplateSet

    private init(_ workspace: Workspace, _ app: ScaffoldApp) {
        self.workspace = workspace
        self.app = app
        templates = TemplateSet(own: workspace.root.appending(path: TemplateSet.folder))
    }

    // MARK: commands
    /// Returns the files of a new app in a folder. The folder may exist, but not the files. Writes nothing.
    ///
    /// - Precondition: `screens` isn't empty.
    /// - Throws: `CommandFault` if the style lacks the requested tracker or needs a second screen, if a file exists, or
    ///   if a template can't be read or filled in.
    package static func makeApp(
        _ name: ScaffoldName, at root: URL, _ library: LibraryLocation, screens: [ScreenRequestText], style: Style,
        tracker: Bool
    ) throws(CommandFault) -> Workspace {
        let app = ScaffoldApp(name: name, style: style, hasTracker: tracker)
        try app.check(tracker: tracker)
        guard style == .features || screens.count > 1 else { throw Self.needsSecondScreen }
        var scaffold = Scaffold(Workspace(root), app)
        let feature = style == .routes ? nil : try ScaffoldName("Home", of: "a feature")
        let first = ScaffoldScreen(feature: feature, request: screens[0], isRoot: true)
        try scaffold.apply("app", first, ["dependency": library.declaration, "waymark": library.package])
        try scaffold.makeScreens(screens, of: feature, from: nil)
        return scaffold.workspace
    }

    /// Returns an app's files with a new feature. Writes nothing.
    ///
    /// - Parameters:
    ///   - from: The feature that leads to the new one; nil for Home or the app's first screen, if there is one that
    ///     can be read. In apps with a router for each feature, nothing leads to the new one.
    ///   - style: The app's style; nil to recognize it from the sources.
    /// - Precondition: `screens` isn't empty.
    /// - Throws: `CommandFault` if the app can't be read, has the feature or a screen already, or lacks `from`, if its
    ///   style has no `from` or needs a second screen, if `tracker` is true and the app has none, or if a template
    ///   can't be read or filled in.
    package static func addFeature(
        _ name: ScaffoldName, to workspace: Workspace, screens: [ScreenRequestText], from: ScaffoldName?,
        style: Style?, tracker: Bool
    ) throws(CommandFault) -> Workspace {
        let app = try ScaffoldApp(reading: workspace, style: style)
        try app.check(tracker: tracker)
        var scaffold = Scaffold(workspace, app)
        let type = app.style == .router ? "\(name.type)Destination" : "\(name.type)Feature"
        guard workspace.file(declaring: type) == nil else {
            throw CommandFault("there is already a feature \(name.type)")
        }
        if let from {
            guard app.style == .features || app.style == .oneRouter else {
                throw CommandFault("--from works in apps of the styles 'features' and 'one-router' only")
            }
            try scaffold.require(from)
        }
        let home = try ScaffoldName("Home", of: "a feature")
        let isThere = app.style != .features || workspace.file(declaring: "HomeFeature") != nil
        try scaffold.makeScreens(screens, of: name, from: from ?? (isThere ? home : nil))
        return scaffold.workspace
    }

    /// Returns an app's files with a new screen. Writes nothing.
    ///
    /// - Throws: `CommandFault` if the app can't be read, has the screen already, or lacks the feature or `from`, if
    ///   its style needs a feature and none is given, if `tracker` is true and the app has none, or if a template can't
    ///   be read or filled in.
    package static func addScreen(
        _ request: ScreenRequestText, to feature: ScaffoldName?, in workspace: Workspace, from: ScaffoldName?,
        style: Style?, tracker: Bool
    ) throws(CommandFault) -> Workspace {
        let app = try ScaffoldApp(reading: workspace, style: style)
        try app.check(tracker: tracker)
        guard feature != nil || app.style == .routes else {
            throw CommandFault("add --feature, with the feature that gets the screen")
        }
        var scaffold = Scaffold(workspace, app)
        if let feature { try scaffold.require(feature) }
        let origin = try scaffold.origin(of: feature, named: from)
        try scaffold.addScreen(ScaffoldScreen(feature: feature, request: request), from: origin)
        return scaffold.workspace
    }

    /// Checks that the app has a feature. Accepts every name in an app of routes, where no type declares a feature.
    ///
    /// - Throws: ``CommandFault`` if the app lacks the feature.
    private func require(_ feature: ScaffoldName) throws(CommandFault) {
        let type = app.type(of: feature)
        guard app.style != .routes, workspace.file(declaring: type) == nil else { return }
        let near = Spelling.suggestion(for: feature.type, in: workspace.folders(in: app.features))
        throw CommandFault(
            "there is no feature \(feature.type)\(near.isEmpty ? ": no source declares \(type)" : near)")
    }

    private static let needsSecondScreen = CommandFault(
        "the first screen needs another one to lead to: --screens list,detail")

    // MARK: parts
    /// Makes the first screen of a feature, or of the app if `feature` is nil, and the screens that it leads to.
    ///
    /// - Throws: ``CommandFault`` if the style needs a second screen, or if a type or file of a screen exists.
    private mutating func makeScreens(
        _ screens: [ScreenRequestText], of feature: ScaffoldName?, from: ScaffoldName?
    ) throws(CommandFault) {
        let isHome = feature?.type == "Home" || feature == nil
        guard screens.count > 1 || app.style != .router else { throw Self.needsSecondScreen }
        let first = ScaffoldScreen(feature: feature, request: screens[0], isRoot: isHome || app.style == .router)
        if app.style != .routes {
            try apply("feature", first)
            if !isHome { try apply("wiring", first) }
        }
        if app.style == .routes, !isHome {
            try addScreen(first, from: mainScreen(of: nil))
        } else {
            try makeFiles(first)
            if app.style == .features || app.style == .oneRouter { try apply("added", first) }
            if !isHome { try lead(toFeature: first, from: from) }
        }
        for request in screens.dropFirst() {
            try addScreen(ScaffoldScreen(feature: feature, request: request), from: first)
        }
    }
    /// Makes a screen's own files.
    ///
    /// - Throws: ``CommandFault`` if one of its types or files exists.
    private mutating func makeFiles(_ screen: ScaffoldScreen) throws(CommandFault) {
        for type in ["\(screen.type)View", "\(screen.type)ViewModel"] where workspace.file(declaring: type) != nil {
            throw CommandFault("there is already a type \(type): choose another name for the screen")
        }
        try apply("screen", screen)
    }
    /// Makes a screen, adds it to its feature and the app, and lets `from` lead to it, if there is one.
    private mutating func addScreen(_ screen: ScaffoldScreen, from: ScaffoldScreen?) throws(CommandFault) {
        try makeFiles(screen)
        try apply("added", screen, from.map { below(screen, from: $0) } ?? [:])
        if app.style == .oneRouter { try apply("shown", screen) }
        if let from { try lead(to: screen, from: from) }
    }
    /// Lets the first screen of `from` lead to a feature. In an app with one router, also lets that router show the
    /// feature. Nothing leads to the feature if `from` is nil, if each feature has a router, or if the first screen of
    /// `from` can't be read, which adds a note.
    private mutating func lead(toFeature first: ScaffoldScreen, from: ScaffoldName?) throws(CommandFault) {
        if app.style == .oneRouter { try apply("shown", first) }
        guard let from, app.style != .router else { return }
        guard let origin = mainScreen(of: from) else {
            return workspace.note("the first screen of \(from.type) can't be read, so nothing leads to \(first.type)")
        }
        try lead(to: first, from: origin)
    }
    /// Lets a screen lead to another one. In the style `features`, features don't import each other, so a screen of
    /// another feature is reached through an outgoing navigation.
    private mutating func lead(to screen: ScaffoldScreen, from: ScaffoldScreen) throws(CommandFault) {
        let (feature, fromFeature) = (screen.feature?.type ?? "", from.feature?.type ?? "")
        let (isOther, isOutgoing) = (feature != fromFeature, feature != fromFeature && app.style == .features)
        let outgoing = "\(fromFeature)OutgoingNavigation"
        let values = [
            "From": from.type, "fromValue": from.value.map { "\($0): 1, " } ?? "",
            "Name": isOutgoing ? feature : isOther ? screen.type : screen.name.type,
            "FromFeature": fromFeature, "FromFeatureMember": from.feature?.member ?? "",
            "destination": isOutgoing
                ? "\(outgoing).\(screen.feature?.member ?? "")" : "\(feature)IncomingNavigation.\(screen.name.member)",
            "declared": Template.flag(workspace.file(declaring: outgoing) != nil),
            "same": Template.flag(from.value != nil && from.value == screen.value),
            "fromTracker": Template.flag(workspace.file(declaring: "\(from.type)Event") != nil),
        ]
        if isOutgoing { try apply("outgoing", screen, values) }
        try apply("lead", screen, values)
    }
    /// Applies the templates of a name: the one that all styles share, and then the style's.
    ///
    /// - Throws: ``CommandFault`` if a template can't be read or filled in, or if a file exists.
    private mutating func apply(
        _ name: String, _ screen: ScaffoldScreen, _ more: [String: String] = [:]
    ) throws(CommandFault) {
        let values = try screen.values(in: app).merging(more) { $1 }
        for template in try templates.templates(name, for: app.style) {
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
    /// Returns the screen that leads to a new one: the feature's first unless a name is given; nil if it can't be read.
    ///
    /// - Throws: ``CommandFault`` if there is no screen with the name.
    private func origin(of feature: ScaffoldName?, named name: ScaffoldName?) throws(CommandFault) -> ScaffoldScreen? {
        guard let name else { return mainScreen(of: feature) }
        let origin = ScaffoldScreen(feature: feature, request: ScreenRequestText(name: name, value: nil))
        guard workspace.file(declaring: "\(origin.type)ViewModel") != nil else {
            throw CommandFault("\(feature?.type ?? app.name.type) has no screen \(name.member)")
        }
        let names = [name.member, try ScaffoldName(origin.type, of: "a screen").member]
        let value = workspace.value(of: names, in: app.style == .oneRouter ? "AppNavigation" : app.type(of: feature))
        return ScaffoldScreen(feature: feature, request: ScreenRequestText(name: name, value: value))
    }
    /// Returns the first screen of a feature or of the app, as its source states it; nil if it can't be read.
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
