#if Tools
import WaymarkSkills

/// A generator of apps, features and screens from the files of a skill.
package struct Scaffold {
    /// The composition of an app. Each style has a skill of its name.
    package enum Style: String, CaseIterable, Sendable {
        /// Modules that don't import each other, and a redirect between them, as in Examples/Challenge.
        case features
        /// Modules with a router each, as in Examples/RouterPerFeature.
        case router
        /// One router and one enum of destinations, and modules that report taps through closures, as in
        /// Examples/OneRouter.
        case oneRouter = "one-router"
        /// One enum of routes, an auth guard and an app coordinator, as in Examples/Shell.
        case routes
    }

    private let style: Style
    private let files: [SkillFile]
    private var scope: Scope
    package private(set) var workspace: Workspace

    /// Reads the files of a style's skill.
    ///
    /// - Throws: ``CommandFault`` if the style has no trackers but one is asked for, if the name is Waymark's, or if the
    ///   skills aren't beside the command.
    package init(
        _ style: Style, app: ScaffoldName, hasTrackers: Bool = false, in workspace: Workspace
    ) throws(CommandFault) {
        guard !hasTrackers || style == .features else {
            throw CommandFault("only the style 'features' has trackers; a router reports with track(with:)")
        }
        // SwiftPM identifies packages by folder name, ignoring case
        guard app.plain != "waymark" else {
            throw CommandFault("an app that depends on Waymark can't be called Waymark")
        }
        guard let skill = Skills.text(of: style.rawValue) else {
            throw CommandFault("the skills are missing: copy waymark_WaymarkSkills beside the command as well")
        }
        self.style = style
        self.workspace = workspace
        scope = Scope(app: app)
        files = SkillFile.all(in: skill).compactMap { hasTrackers ? $0 : $0.withoutTrackers }
    }

    // MARK: commands
    /// Plans a new app. Each feature has the screens, and the first one leads to the others.
    ///
    /// - Throws: ``CommandFault`` if a file exists.
    package mutating func makeApp(
        features: [ScaffoldName], screens: [ScreenRequest], _ library: LibraryLocation
    ) throws(CommandFault) {
        scope.home = features[0]
        scope.screens = screens
        scope.features = features.enumerated().map { index, name in
            ScaffoldFeature(name: name, screens: screens, others: index == 0 ? Array(features.dropFirst()) : [])
        }
        for file in files where scope.variable(in: file.path) == nil {
            let lines = file.lines.map { library.declared(in: $0) }
            try workspace.make(scope.filled(file.path), scope.filled(lines))
        }
        for feature in scope.features { try make(feature) }
        if style == .routes { for screen in screens { try make(screen, of: nil) } }
    }
    /// Plans a new feature, to which `from` leads.
    ///
    /// - Throws: ``CommandFault`` if the style has no features, or if a file exists.
    package mutating func addFeature(
        _ name: ScaffoldName, screens: [ScreenRequest], from: ScaffoldName? = nil
    ) throws(CommandFault) {
        guard style != .routes else { throw CommandFault("an app of routes has screens only: waymark new screen") }
        let feature = ScaffoldFeature(name: name, screens: screens)
        try make(feature)
        add(.feature(feature)) { !$0.path.contains("{Feature}") }
        guard let from else { return }
        let origin = ScaffoldFeature(name: from, others: [name])
        let outgoing = "\(from.type)OutgoingNavigation.swift"
        let isFirst = style == .features && workspace.path(of: outgoing) == nil
        if isFirst {
            var scope = scope
            scope.feature = origin
            for file in files where file.path.hasSuffix("{Feature}OutgoingNavigation.swift") {
                try workspace.make(scope.filled(file.path), scope.filled(file.lines))
            }
        }
        add(.way(from: origin, isFirst: isFirst)) {
            !$0.path.contains("{Screen}") && !(isFirst && $0.path.contains("OutgoingNavigation"))
        }
    }
    /// Plans a new screen, to which the feature's list leads, or an app's first screen.
    ///
    /// - Throws: ``CommandFault`` if the style needs a feature and none is given, or if a file exists.
    package mutating func addScreen(_ screen: ScreenRequest, to name: ScaffoldName?) throws(CommandFault) {
        guard (name == nil) == (style == .routes) else {
            throw CommandFault(
                style == .routes
                    ? "an app of routes has no features: leave out --feature"
                    : "add --feature, with the feature that gets the screen")
        }
        let feature = name.map { ScaffoldFeature(name: $0, screens: [screen]) }
        try make(screen, of: feature)
        add(.screen(screen, of: feature)) { !$0.path.contains("{Screen}") }
    }

    // MARK: parts
    /// Makes the files of a feature and of its screens. The file of outgoing navigations is only for features that lead
    /// to others.
    private mutating func make(_ feature: ScaffoldFeature) throws(CommandFault) {
        var scope = scope
        scope.feature = feature
        for file in files where file.path.contains("{Feature}") && scope.variable(in: file.path) == nil {
            if feature.others.isEmpty, file.path.contains("OutgoingNavigation") { continue }
            try workspace.make(scope.filled(file.path), scope.filled(file.lines))
        }
        for screen in feature.screens { try make(screen, of: feature) }
    }
    private mutating func make(_ screen: ScreenRequest, of feature: ScaffoldFeature?) throws(CommandFault) {
        var scope = scope
        scope.feature = feature
        scope.screen = screen
        for file in files where file.path.contains("{Screen}") {
            try workspace.make(scope.filled(file.path), scope.filled(scope.fitted(file.lines)))
        }
    }
    /// Plans what a novelty adds to the files that exist.
    private mutating func add(_ novelty: Novelty, to isExisting: (SkillFile) -> Bool) {
        var scope = scope
        for file in files where isExisting(file) {
            switch novelty {
            case .feature, .screen(_, nil): break
            case .screen(_, let feature?), .way(let feature, _):
                scope.feature = file.path.contains("{Feature}") ? feature : nil
            }
            AdditionFinder(novelty, in: file, scope).additions.forEach { workspace.add($0) }
        }
    }
}
#endif
