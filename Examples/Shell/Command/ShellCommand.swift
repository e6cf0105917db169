import ArgumentParser

@main struct ShellCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shell", abstract: "An app with logins, a lock, permissions and saved state.",
        subcommands: [Serve.self, User.self, LinksCommand.self, Resolve.self, Launch.self],
        defaultSubcommand: Serve.self
    )
}
