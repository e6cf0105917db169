#if Tools
package import Foundation

extension Scaffold {
    /// Makes an app in a folder that isn't there yet, or has none of its files.
    package static func makeApp(
        _ name: ScaffoldName, at root: URL, _ library: LibraryLocation, screens: [ScreenRequestText], style: Style,
        pages: Bool, tracker: Bool
    ) throws(CommandFault) -> Workspace {
        let workspace = Workspace(root)
        switch style {
        case .features:
            var made = FeatureScaffold(
                app: .init(name: name, hasPages: pages, hasTracker: tracker), scaffold: Scaffold(workspace))
            try made.makeApp(library, screens: screens)
            return made.scaffold.workspace
        case .routes, .routers:
            try refuse(tracker, style)
            var made = RouterScaffold(
                style: style, app: .init(name: name, hasPages: false, hasTracker: tracker),
                scaffold: Scaffold(workspace))
            try made.makeApp(library, screens: screens)
            return made.scaffold.workspace
        }
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
        switch try known(style, workspace) {
        case .features:
            var made = try FeatureScaffold(reading: workspace, tracker: tracker, pages: pages)
            if let from { try require(["\(from.type)Feature"], "there is no feature \(from.type)", workspace) }
            let home = workspace.file(declaring: "HomeFeature") == nil ? nil : try ScaffoldName("Home", of: "a feature")
            try made.addFeature(name, screens: screens, from: from ?? home)
            return made.scaffold.workspace
        case let style:
            try refuse(tracker, style)
            var made = try RouterScaffold(reading: workspace, style: style, tracker: tracker)
            try made.addFeature(name, screens: screens, from: from)
            return made.scaffold.workspace
        }
    }

    /// Makes a screen in an app.
    package static func addScreen(
        _ screen: ScreenRequestText, to feature: ScaffoldName?, in workspace: Workspace, from: ScaffoldName?,
        style: Style?, pages: Bool, tracker: Bool
    ) throws(CommandFault) -> Workspace {
        switch try known(style, workspace) {
        case .features:
            guard let feature else { throw CommandFault("--feature says which feature gets the screen") }
            var made = try FeatureScaffold(reading: workspace, tracker: tracker, pages: pages)
            if let from {
                let type = feature.type + from.type
                try require(
                    ["\(type)Navigator", "\(type)ViewModel", "\(type)View"],
                    "\(feature.type) has no screen \(from.member)", workspace)
            }
            try made.addScreen(screen, to: feature, from: from ?? made.mainScreen(of: feature))
            return made.scaffold.workspace
        case let style:
            try refuse(tracker, style)
            guard feature != nil || style == .routes else {
                throw CommandFault("--feature says which feature gets the screen")
            }
            var made = try RouterScaffold(reading: workspace, style: style, tracker: tracker)
            if let from {
                try made.addScreen(screen, to: feature, from: from)
            } else if style == .routes, feature != nil {
                try made.addScreen(screen, to: feature, from: ScaffoldName("list", of: "a screen"))
            } else {
                try made.addScreen(screen, to: feature, from: made.rootScreen(of: feature))
            }
            return made.scaffold.workspace
        }
    }

    /// Throws where none of the types is there: nothing has been made yet.
    private static func require(
        _ types: [String], _ message: String, _ workspace: Workspace
    ) throws(CommandFault) {
        if types.allSatisfy({ workspace.file(declaring: $0) == nil }) { throw CommandFault(message) }
    }
    private static func refuse(_ tracker: Bool, _ style: Style) throws(CommandFault) {
        guard tracker, style == .routers else { return }
        throw CommandFault("the screens of apps of routers have no trackers; a router reports with track(with:)")
    }
    /// The style that is asked for, or that of the app's sources.
    private static func known(_ style: Style?, _ workspace: Workspace) throws(CommandFault) -> Style {
        if let style { return style }
        if workspace.file(declaring: "AppContainer") != nil { return .features }
        if workspace.file(declaring: "Route") != nil { return .routes }
        if workspace.file(declaring: "AppView") != nil { return .routers }
        throw CommandFault("this is no app that 'waymark new app' made: --style says how it is made")
    }
}
#endif
