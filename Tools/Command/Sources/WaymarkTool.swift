#if Tools
package import ArgumentParser

/// The command `waymark`.
package struct WaymarkTool: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "waymark", abstract: "Make apps, features and screens that use Waymark.",
        version: "0.1.0", subcommands: [NewCommand.self])

    package init() {}
}
#endif
