#if Tools
import ArgumentParser
import Foundation

/// The command `waymark new`.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Make the files of an app, a feature or a screen, as the skills show them.",
        discussion: "Existing files aren't changed: what to add to them is printed, with the place.",
        subcommands: [NewAppCommand.self, NewFeatureCommand.self, NewScreenCommand.self])
}

/// The command `waymark new app`.
struct NewAppCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app", abstract: "Make a package with an app.",
        discussion: """
            features: modules that don't import each other, with a redirect between them.
            router: modules with a router each.
            one-router: one router and one enum of destinations; modules that report taps through closures.
            routes: one module, with one enum of routes, an auth guard and an app coordinator.
            """)

    @Argument(help: "The app's name, such as Recipes. Its folder has the same name.")
    var name: String
    @Option(
        help: .init(
            "The URL of Waymark's repository, or its folder. By default, the folder that this command was built in.",
            valueName: "place"))
    var waymark: String?
    @Option(help: "The features. The first one leads to the others.")
    var features = "Home,Recipe"
    @Option(help: "The screens of each feature above its list; with :id if a screen shows the item of an identifier.")
    var screens = "detail:id"
    @Option(help: "The app's style, and the skill to follow: features, router, one-router or routes.")
    var style: Scaffold.Style = .features
    @Flag(help: "Give each screen a tracker. Only for the style features.")
    var tracker = false
    @Option(
        name: .customLong("in"),
        help: .init("The folder in which to make the app's folder.", valueName: "folder"), completion: .directory)
    var folder = "."

    func run() throws {
        guard let place = waymark ?? LibraryLocation.ofThisCommand else {
            throw CommandFault("add --waymark, with the URL of Waymark's repository, or its folder")
        }
        let app = try ScaffoldName(name, of: "an app")
        let root = URL(filePath: folder).appending(path: app.type)
        var scaffold = try Scaffold(style, app: app, hasTrackers: tracker, in: Workspace(root))
        try scaffold.makeApp(
            features: ScaffoldName.features(features), screens: ScreenRequest.list(screens), LibraryLocation(place))
        try scaffold.workspace.finish()
        print(
            "\nNext: cd \(root.relativePath), swift test, and waymark new \(style == .routes ? "screen edit:id" : "feature Shop")"
        )
    }
}

/// The options of subcommands that add to an app.
struct AddOptions: ParsableArguments {
    @Option(help: "The app's name, with which its modules begin. By default, the manifest says it.")
    var app: String?
    @Option(help: "The style. By default, it is that of the files in the folder.")
    var style: Scaffold.Style?
    @Flag(help: "Give each screen a tracker. By default, it gets one if another screen has one.")
    var tracker = false
    @Option(
        name: .customLong("in"),
        help: .init("The folder that has Package.swift, Features and so on.", valueName: "folder"),
        completion: .directory)
    var folder = "."

    func scaffold() throws -> Scaffold {
        let workspace = Workspace(URL(filePath: folder))
        guard let name = app ?? workspace.app else {
            throw CommandFault("no target in Package.swift is called …App: add --app, or choose the folder with --in")
        }
        guard let style = style ?? workspace.style else {
            throw CommandFault("the folder's files don't say which style the app has: add --style")
        }
        return try Scaffold(
            style, app: ScaffoldName(name, of: "an app"), hasTrackers: tracker || workspace.hasTrackers, in: workspace)
    }
}

/// The command `waymark new feature`.
struct NewFeatureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feature", abstract: "Make a feature, and print what to add to the app.")

    @Argument(help: "The feature's name, such as Shop.")
    var name: String
    @Option(help: "Its screens above the list; with :id if a screen shows the item of an identifier.")
    var screens = "detail:id"
    @Option(help: "The feature whose list leads to this one; none by default.")
    var from: String?
    @OptionGroup var options: AddOptions

    func run() throws {
        var scaffold = try options.scaffold()
        try scaffold.addFeature(
            ScaffoldName(name, of: "a feature"), screens: ScreenRequest.list(screens),
            from: from.map { try ScaffoldName($0, of: "a feature") })
        try scaffold.workspace.finish()
    }
}

/// The command `waymark new screen`.
struct NewScreenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screen", abstract: "Make a screen of a feature, and print what to add to the feature.")

    @Argument(help: "The screen's name, such as about; edit:id if it shows the item of an identifier.")
    var name: String
    @Option(help: "The feature. Not for the style routes.")
    var feature: String?
    @OptionGroup var options: AddOptions

    func run() throws {
        var scaffold = try options.scaffold()
        try scaffold.addScreen(ScreenRequest(name), to: feature.map { try ScaffoldName($0, of: "a feature") })
        try scaffold.workspace.finish()
    }
}

extension Scaffold.Style: ExpressibleByArgument {}

extension Workspace {
    /// Writes the files, and prints their paths and the additions.
    func finish() throws {
        try write()
        for path in files.keys.sorted() { print("made", path) }
        for addition in additions { print("\n\(addition)", terminator: "") }
    }
}
#endif
