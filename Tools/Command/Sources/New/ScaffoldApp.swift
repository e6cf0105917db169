#if Tools
/// The facts about an app that decide what is made in it.
package struct ScaffoldApp {
    /// The prefix of the app's module names, such as `Recipes`.
    let name: ScaffoldName
    let style: Scaffold.Style
    let hasTracker: Bool

    /// Creates a new app.
    ///
    /// - Throws: ``CommandFault`` if the style has no trackers but one is asked for, or if the name is Waymark's.
    package init(name: ScaffoldName, style: Scaffold.Style, hasTracker: Bool) throws(CommandFault) {
        guard !hasTracker || style == .features else {
            throw CommandFault("only the style 'features' has trackers; a router reports with track(with:)")
        }
        // SwiftPM identifies packages by folder name, ignoring case
        guard name.plain != "waymark" else {
            throw CommandFault("an app that depends on Waymark can't be called Waymark")
        }
        self.name = name
        self.style = style
        self.hasTracker = hasTracker
    }
    /// Recognizes an app by its files.
    ///
    /// - Throws: ``CommandFault`` if `waymark new app` didn't make it.
    init(in workspace: Workspace) throws(CommandFault) {
        let marks: [(String, Scaffold.Style)] = [
            ("AppContainer", .features), ("AppNavigation", .oneRouter), ("Route", .routes), ("AppView", .router),
        ]
        guard let style = marks.first(where: { workspace.has($0.0) })?.1,
            let name = workspace.first(#""(\w+)App""#, in: "Package.swift")
        else { throw CommandFault("there is no app here that 'waymark new app' made; choose its package with --in") }
        self.name = try ScaffoldName(name, of: "an app")
        self.style = style
        hasTracker = workspace.text(of: "AppContainer")?.contains("tracker: any Tracker") ?? false
    }

    var values: [String: String] {
        let flags = [
            "features": style == .features, "router": style == .router, "oneRouter": style == .oneRouter,
            "routes": style == .routes, "tracker": hasTracker,
        ]
        let texts = [
            "App": name.type, "app": name.plain, "scheme": name.plain, "host": "\(name.plain).example",
        ]
        return flags.mapValues(Template.flag).merging(texts) { $1 }
    }
    /// Returns the name of the file that shows that the app has a feature, and holds its destinations.
    func destinations(of feature: ScaffoldName?) -> String {
        switch style {
        case .features: "\(feature?.type ?? "")IncomingNavigation"
        case .router: "\(feature?.type ?? "")Router"
        case .oneRouter: "AppNavigation"
        case .routes: "Route"
        }
    }
}
#endif
