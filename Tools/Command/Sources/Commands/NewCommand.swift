#if Tools
package import ArgumentParser
import Foundation

/// The command `waymark new`.
package struct NewCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Make an app, a feature or a screen, with tests.",
        discussion: """
            Existing files aren't overwritten; additions are inserted into them. The exit code is 1 if something is \
            left to do by hand.
            """,
        subcommands: [NewAppCommand.self, NewFeatureCommand.self, NewScreenCommand.self, NewTemplatesCommand.self])

    package init() {}
}

/// The options of the subcommands that make an app or add to one.
struct NewOptions: ParsableArguments {
    @Flag(help: "Print the changes as a unified diff, and write nothing.")
    var dryRun = false
    @Flag(help: "Report each screen's events to a tracker. Only for the style features.")
    var tracker = false

    /// Writes the files, or prints the diff in a dry run. Then prints the steps to do by hand.
    ///
    /// - Parameter next: Lines to print after the files have been written.
    /// - Throws: `ExitCode` 1 if something is left to do by hand, and `CommandFault` if a file is invalid or can't be
    ///   written.
    func finish(_ workspace: Workspace, next: [String] = []) throws {
        try workspace.checkSources()
        if dryRun {
            try CommandOutput.write(document: workspace.diff)
        } else {
            try workspace.write()
            let prefix = ReadingOptions.prefix(of: workspace.root)
            try CommandOutput.write(
                lines: workspace.paths.map { (workspace.isNew($0) ? "made     " : "changed  ") + prefix + $0 } + next)
        }
        for note in workspace.notes { CommandOutput.error("by hand: \(note)") }
        if !workspace.notes.isEmpty { throw ExitCode(1) }
    }
}

/// The options of subcommands that add to an app.
struct AddOptions: ParsableArguments {
    @Option(help: "The app's style: features, router, one-router or routes. Recognized from its sources by default.")
    var style: Scaffold.Style?
    @Option(
        name: .customLong("in"),
        help: .init("The app's package. Defaults to the working directory.", valueName: "folder"),
        completion: .directory, transform: path)
    var folder = "."
    @OptionGroup var options: NewOptions

    /// Returns the workspace of the folder.
    ///
    /// - Throws: `CommandFault` if the folder is missing, is a file or can't be read, or if its package is a folder
    ///   above or below it.
    func workspace() throws(CommandFault) -> Workspace { try Workspace(of: folder) }
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
            "The address of Waymark's repository, or its folder. By default, the folder that this command was built in.",
            valueName: "place"),
        completion: .directory, transform: path)
    var waymark: String?
    @Option(help: "The app's style: features, router, one-router or routes.")
    var style: Scaffold.Style = .features
    @Option(help: "The first screens, such as home,about,detail:id.")
    var screens = "home,about"
    @Option(
        name: .customLong("in"),
        help: .init(
            "The folder in which to make the app's folder. Defaults to the working directory.", valueName: "folder"),
        completion: .directory, transform: path)
    var folder = "."
    @OptionGroup var options: NewOptions

    func run() throws {
        let name = try ScaffoldName(name, of: "an app")
        // SwiftPM identifies packages by folder name, ignoring case
        guard name.plain != "waymark" else {
            throw CommandFault("an app that depends on Waymark can't be called Waymark")
        }
        let root = URL(filePath: folder).appending(path: name.type)
        if RegularFile.isFolder(URL(filePath: folder)) == false {
            throw CommandFault("\(folder) is a file, not a folder")
        }
        guard let waymark = waymark ?? LibraryLocation.ofThisCommand else {
            throw CommandFault("add --waymark, with the URL of Waymark's repository, or its folder")
        }
        let library = LibraryLocation(waymark, from: root)
        try library.check(from: root)
        let workspace = try Scaffold.makeApp(
            name, at: root, library, screens: ScreenRequestText.list(screens),
            style: style, tracker: options.tracker)
        try options.finish(workspace, next: next(in: root, named: name))
    }
    /// Returns the next steps, as commands to copy.
    private func next(in root: URL, named name: ScaffoldName) -> [String] {
        var steps = [("cd \(ReadingOptions.prefix(of: root).trimmingSlash)", ""), ("swift test", "run the tests")]
        steps += [
            ("xed .", "open it in Xcode, on a Mac; README.md says how to run it on a device"),
            ("waymark new feature Recipe --screens list,detail,edit:id", "add a feature"),
            ("waymark lint", "check the navigation"),
        ]
        let width = steps.map(\.0.count).max() ?? 0
        return ["", "Next:"]
            + steps.map { command, purpose in
                let padding =
                    purpose.isEmpty ? "" : String(repeating: " ", count: width - command.count + 3) + "# " + purpose
                return "  " + command + padding
            }
    }
}

extension Scaffold.Style: ExpressibleByArgument {}

/// The command `waymark new feature`.
struct NewFeatureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feature", abstract: "Make a feature, and add it to the app.")

    @Argument(help: "The feature's name, such as Recipe.")
    var name: String
    @Option(help: "Its screens: the first one is shown first, and leads to the others.")
    var screens = "list,detail"
    @Option(help: "The feature whose first screen leads to this one; Home by default, if there is one.")
    var from: String?
    @OptionGroup var add: AddOptions

    func run() throws { try add.options.finish(planned()) }

    func planned() throws -> Workspace {
        try Scaffold.addFeature(
            ScaffoldName(name, of: "a feature"), to: add.workspace(), screens: ScreenRequestText.list(screens),
            from: from.map { try ScaffoldName($0, of: "a feature") }, style: add.style, tracker: add.options.tracker)
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
    @OptionGroup var add: AddOptions

    func run() throws { try add.options.finish(planned()) }

    func planned() throws -> Workspace {
        try Scaffold.addScreen(
            ScreenRequestText(name), to: feature.map { try ScaffoldName($0, of: "a feature") }, in: add.workspace(),
            from: from.map { try ScaffoldName($0, of: "a screen") }, style: add.style, tracker: add.options.tracker)
    }
}

/// The command `waymark new templates`.
struct NewTemplatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates", abstract: "Write the templates to .waymark/templates, where they can be changed.",
        discussion:
            "Templates in that folder replace the built-in ones. Those that you don't change can be deleted.")

    @Option(
        name: .customLong("in"),
        help: .init("The app's package. Defaults to the working directory.", valueName: "folder"),
        completion: .directory, transform: path)
    var folder = "."
    @Flag(help: "Print the templates as a unified diff, and write nothing.")
    var dryRun = false

    func run() throws {
        var workspace = try Workspace(of: folder)
        for name in TemplateSet.names {
            try workspace.create("\(TemplateSet.folder)/\(name)", TemplateSet.text(name))
        }
        if dryRun { return try CommandOutput.write(document: workspace.diff) }
        try workspace.write()
        let prefix = ReadingOptions.prefix(of: workspace.root)
        try CommandOutput.write(lines: workspace.paths.map { "made     \(prefix)\($0)" })
    }
}
#endif
