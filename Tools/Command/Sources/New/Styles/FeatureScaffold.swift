#if Tools
/// Scaffolds for an app of features.
struct FeatureScaffold {
    /// The facts read from the app's sources.
    struct App {
        /// `Recipes`: what its modules' names begin with.
        let name: ScaffoldName
        var hasPages: Bool
        var hasTracker: Bool
        /// True if new screens have no page, although the app has some.
        var leavesOutPages = false
        /// The folders of features and of their tests: `Features/\(feature)`.
        var folder = "Features"
        var testFolder = "Tests/Features"
        var appTestFolder = "Tests/App"

        var makesPages: Bool { hasPages && !leavesOutPages }
        /// The page of a new screen: an app with pages has one for every screen.
        var page: String {
            leavesOutPages
                ? "{ _ in WebPage(title: \"Only in the app\") { _ in WebContent(status: 404) {} } }" : "{ $0.page }"
        }
        var values: [String: String] {
            [
                "App": name.type, "app": name.plain, "scheme": name.plain, "host": "\(name.plain).example",
                "page": page,
            ]
        }
    }
    /// A screen of a feature, and how its files are named.
    struct Screen {
        let feature: ScaffoldName
        let screen: ScaffoldName
        let value: String?
        /// True if it is the first screen of the app, which nothing closes.
        let isRoot: Bool

        /// `RecipeDetail`; a screen that is named as its feature has one name.
        var type: String { feature.type == screen.type ? feature.type : feature.type + screen.type }
        var full: ScaffoldName {
            get throws(CommandFault) { try ScaffoldName(type, of: "a screen") }
        }
        /// `Recipe detail`; what belongs to the app's first screen is called by its own name.
        var title: String {
            get throws(CommandFault) { feature.type == "Home" ? screen.title : try full.title }
        }
        /// `/recipe`, `/recipe/{id}`, `/recipe/edit/{id}`
        func pattern(isFirst: Bool) -> String {
            let base = "/\(feature.slug)"
            let name = isFirst || (screen.member == "detail" && value != nil) ? "" : "/\(screen.slug)"
            return base + name + (value.map { "/{\($0)}" } ?? "")
        }
        func link(isFirst: Bool) -> String {
            let pattern = String(pattern(isFirst: isFirst).dropFirst())
            return value.map { pattern.replacing("{\($0)}", with: "1") } ?? pattern
        }
    }

    let app: App
    var scaffold: Scaffold

    // MARK: an app
    /// Makes an app with its first feature, Home.
    mutating func makeApp(_ dependency: LibraryLocation, screens: [ScreenRequestText]) throws(CommandFault) {
        var values = app.values
        values["dependency"] = dependency.declaration(traits: app.hasPages ? ["Macros", "Web"] : [])
        values["waymark"] = dependency.package
        var conditions = conditions
        conditions["throwing"] = true
        conditions["links"] = true
        let name = app.name.type
        var files = [
            ("Package.swift", "features/Package.swift"),
            ("App/AppContainer.swift", "features/AppContainer.swift"),
            ("App/AppNavigationRedirect.swift", "features/AppNavigationRedirect.swift"),
            ("App/\(name)Scene.swift", "features/Scene.swift"),
            ("Tests/App/AppScreens+Text.swift", "features/TextScreens.swift"),
            ("Apple/\(name)Main.swift", "apple/Main.swift"), ("Apple/Info.plist", "apple/Info.plist"),
            ("Apple/\(name).entitlements", "apple/App.entitlements"), ("README.md", "apple/README.md"),
            (".gitignore", "apple/gitignore"),
        ]
        if app.hasPages {
            files += [
                ("App/\(name)Web.swift", "features/Web.swift"),
                ("Command/\(name)Command.swift", "features/Command.swift"),
            ]
        }
        for (path, template) in files { try scaffold.create(path, template, values, conditions) }
        try makeFeature(try ScaffoldName("Home", of: "a feature"), screens: screens, from: nil)
    }
    private var conditions: [String: Bool] { ["web": app.hasPages, "tracker": app.hasTracker] }

    // MARK: a feature
    /// Makes a feature, and adds it to the app.
    ///
    /// - Parameter from: The feature whose first screen leads to it; nil for the app's first.
    mutating func addFeature(
        _ feature: ScaffoldName, screens: [ScreenRequestText], from: ScaffoldName?
    ) throws(CommandFault) {
        guard scaffold.workspace.file(declaring: "\(feature.type)Feature") == nil else {
            throw CommandFault("there is a feature \(feature.type) already")
        }
        try makeFeature(feature, screens: screens, from: from)
        wire(feature)
        if let from {
            addOutgoing(feature, to: screens[0], from: from)
        }
    }

    private mutating func makeFeature(
        _ feature: ScaffoldName, screens: [ScreenRequestText], from: ScaffoldName?
    ) throws(CommandFault) {
        let isRoot = feature.type == "Home"
        let first = Screen(feature: feature, screen: screens[0].name, value: nil, isRoot: isRoot)
        var values = app.values
        values.merge(try self.values(first, isFirst: true)) { $1 }
        values["From"] = from?.type ?? ""
        var conditions = conditions
        conditions["root"] = isRoot
        conditions["from"] = from != nil
        conditions["value"] = false
        let folder = "\(app.folder)/\(feature.type)"
        let tests = app.appTestFolder
        var files = [
            ("\(folder)/\(feature.type)Feature.swift", "features/Feature.swift"),
            ("\(folder)/Presentation/Navigation/\(feature.type)Navigation.swift", "features/Navigation.swift"),
            ("\(folder)/Presentation/\(feature.type)Screens+SwiftUI.swift", "features/Screens+SwiftUI.swift"),
            ("\(tests)/\(feature.type)Screens+Text.swift", "features/Screens+Text.swift"),
            ("\(tests)/\(feature.type)WiringTests.swift", "features/WiringTests.swift"),
        ]
        if app.hasPages {
            files.append(("\(folder)/Presentation/\(feature.type)Screens+Web.swift", "features/Screens+Web.swift"))
        }
        for (path, template) in files { try scaffold.create(path, template, values, conditions) }
        if let from {
            let module = app.name.type + from.type
            scaffold.workspace.edit("\(tests)/\(feature.type)WiringTests.swift", byHand: "import \(module)") {
                editor throws(CommandFault) in try editor.addImport(module)
            }
        }
        try makeScreen(first, isFirst: true)
        for screen in screens.dropFirst() {
            try addScreen(screen, to: feature, from: screens[0].name)
        }
    }

    // MARK: a screen
    /// Makes a screen's files: nothing knows it yet.
    mutating func makeScreen(_ screen: Screen, isFirst: Bool) throws(CommandFault) {
        var values = app.values
        values.merge(try self.values(screen, isFirst: isFirst)) { $1 }
        var conditions = conditions
        conditions["root"] = screen.isRoot
        conditions["value"] = screen.value != nil
        let type = screen.type
        let folder = "\(app.folder)/\(screen.feature.type)/Presentation/\(type)"
        let tests = "\(app.testFolder)/\(screen.feature.type)"
        var files = [
            ("\(folder)/\(type)ViewModel.swift", "features/ViewModel.swift"),
            ("\(folder)/\(type)Navigator.swift", "features/Navigator.swift"),
            ("\(folder)/\(type)View.swift", "features/View.swift"),
            ("\(tests)/\(type)Mocks.swift", "features/Mocks.swift"),
            ("\(tests)/\(type)Tests.swift", "features/ScreenTests.swift"),
        ]
        if app.hasTracker { files.append(("\(folder)/\(type)Event.swift", "features/Event.swift")) }
        if app.makesPages { files.append(("\(folder)/\(type)Page.swift", "features/Page.swift")) }
        for (path, template) in files { try scaffold.create(path, template, values, conditions) }
    }
    private func values(_ screen: Screen, isFirst: Bool) throws(CommandFault) -> [String: String] {
        let full = try screen.full
        let title = try screen.title
        return [
            "Feature": screen.feature.type, "feature": screen.feature.member, "Screen": screen.type,
            "screen": screen.screen.member, "Title": title, "title": title.lowercased(), "slug": full.slug,
            "value": screen.value ?? "", "pattern": screen.pattern(isFirst: isFirst),
            "link": screen.link(isFirst: isFirst),
        ]
    }
}
#endif
