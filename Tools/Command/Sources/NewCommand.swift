#if Tools
import ArgumentParser
import Foundation

/// The command `waymark new`.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Make an app, a feature or a screen, with tests.",
        discussion: """
            Existing files aren't overwritten; additions are inserted beside lines that the command knows. The exit \
            code is 1 if something is left to do by hand.
            """,
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
            routes: one module, with one enum of routes and one router.
            """)

    @Argument(help: "The app's name, such as Recipes.")
    var name: String
    @Option(
        help: .init(
            "The URL of Waymark's repository, or its folder. By default, the folder that this command was built in.",
            valueName: "place"))
    var waymark: String?
    @Option(help: "The app's style: features, router, one-router or routes.")
    var style: Scaffold.Style = .features
    @Option(help: "The first screens, such as home,about,detail:id.")
    var screens = "home,about"
    @Option(
        name: .customLong("in"),
        help: .init("The folder in which to make the app's folder.", valueName: "folder"), completion: .directory)
    var folder = "."
    @Flag(help: "Report each screen's events to a tracker. Only for the style features.")
    var tracker = false

    func run() throws {
        guard let place = waymark ?? LibraryLocation.ofThisCommand else {
            throw CommandFault("add --waymark, with the URL of Waymark's repository, or its folder")
        }
        let app = try ScaffoldApp(name: ScaffoldName(name, of: "an app"), style: style, hasTracker: tracker)
        let root = URL(filePath: folder).appending(path: app.name.type)
        let workspace = try Scaffold.makeApp(
            app, at: root, LibraryLocation(place), screens: ScreenRequest.list(screens))
        try workspace.finish()
        print(
            "\nNext: cd \(root.relativePath), swift test, and waymark new feature Recipe --screens list,detail,edit:id")
    }
}

/// The options of subcommands that add to an app.
struct AddOptions: ParsableArguments {
    @Option(
        name: .customLong("in"), help: .init("The app's package.", valueName: "folder"), completion: .directory)
    var folder = "."

    func workspace() -> Workspace { Workspace(URL(filePath: folder)) }
}

/// The command `waymark new feature`.
struct NewFeatureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feature", abstract: "Make a feature, and add it to the app.")

    @Argument(help: "The feature's name, such as Recipe.")
    var name: String
    @Option(help: "Its screens: the first one is shown first, and leads to the others.")
    var screens = "list,detail"
    @Option(help: "The feature whose first screen leads to this one.")
    var from = "Home"
    @OptionGroup var options: AddOptions

    func run() throws {
        try Scaffold.addFeature(
            ScaffoldName(name, of: "a feature"), to: options.workspace(), screens: ScreenRequest.list(screens),
            from: ScaffoldName(from, of: "a feature")
        ).finish()
    }
}

/// The command `waymark new screen`.
struct NewScreenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screen", abstract: "Make a screen in a feature, and a navigation to it.")

    @Argument(help: "The screen's name, such as edit; edit:id if it shows the item with an identifier.")
    var name: String
    @Option(help: "The feature. Not needed for the style routes.")
    var feature: String?
    @Option(help: "The screen that leads to it; by default, the feature's first one.")
    var from: String?
    @OptionGroup var options: AddOptions

    func run() throws {
        try Scaffold.addScreen(
            ScreenRequest(name), to: feature.map { try ScaffoldName($0, of: "a feature") }, in: options.workspace(),
            from: from.map { try ScaffoldName($0, of: "a screen") }
        ).finish()
    }
}

extension Scaffold.Style: ExpressibleByArgument {}

extension Workspace {
    /// Writes the files, and prints their paths and the steps to do by hand.
    ///
    /// - Throws: `ExitCode` 1 if something is left to do by hand, and an error of Foundation if a file can't be written.
    func finish() throws {
        try write()
        for path in changes.keys.sorted() { print(changes[path] == .made ? "made    " : "changed ", path) }
        for note in notes { print("by hand: \(note)") }
        if !notes.isEmpty { throw ExitCode(1) }
    }
}
#endif
