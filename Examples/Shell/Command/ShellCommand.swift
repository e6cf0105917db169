import ArgumentParser
import ExampleReports
import Foundation
import Logging
import ShellApp
import Waymark
import WaymarkLinks
import WaymarkWeb

@main struct ShellCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shell", abstract: "An app with logins, a lock, permissions and saved state.",
        subcommands: [Serve.self, User.self, LinksCommand.self, Resolve.self, Launch.self],
        defaultSubcommand: Serve.self
    )
}

/// Where the accounts are.
struct DataFolder: ParsableArguments {
    @Option(help: "The folder of the accounts; SHELL_DATA in the environment says the same.")
    var data: String?

    var path: String {
        let named = data ?? ProcessInfo.processInfo.environment["SHELL_DATA"]
        return named.flatMap { $0.isEmpty ? nil : $0 } ?? FileManager.default.currentDirectoryPath + "/shell-data"
    }
    func accounts(logger: Logger? = nil) throws -> AccountDatabase {
        do { return try AccountDatabase(folder: path, logger: logger) } catch {
            throw AccountsFault(path: path, cause: "\(error)")
        }
    }
}

/// The accounts cannot be opened: nothing is wrong with what was typed, so no usage is shown.
private struct AccountsFault: Error, CustomStringConvertible {
    let path: String
    let cause: String
    var description: String { "the accounts in '\(path)' cannot be opened: \(cause)" }
}

/// `shell serve`
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve the app's pages until SIGTERM or Control-C.")

    @OptionGroup var folder: DataFolder
    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"
    @Option(help: "The port to listen on; PORT in the environment says the same.")
    var port: Int?
    @Option(name: .customLong("proxy-host"), help: "A host and port under which a proxy in front is reached.")
    var proxyHosts: [String] = []
    @Option(help: "How many proxies every request passes; one where a proxy host is named.")
    var proxies: Int?
    @Flag(
        help: "The proxy in front is reached through https: cookies are Secure, and browsers are told to come back so.")
    var https = false
    @Flag(help: "A profile opens on the user's posts if no tab is asked for.")
    var profilePosts = false

    private func listeningPort() throws -> Int {
        if let port { return port }
        guard let text = ProcessInfo.processInfo.environment["PORT"], !text.isEmpty else { return 8_081 }
        guard let number = Int(text) else { throw ValidationError("PORT is '\(text)', and no number") }
        return number
    }
    func validate() throws {
        guard (1...65_535).contains(try listeningPort()) else {
            throw ValidationError("a port is a number from 1 to 65535")
        }
        guard (0...16).contains(trustedProxies) else { throw ValidationError("proxies are 0 to 16") }
        guard !https || trustedProxies > 0 else {
            throw ValidationError("--https is the proxy's work: name it with --proxy-host")
        }
    }
    private var trustedProxies: Int { proxies ?? (proxyHosts.isEmpty ? 0 : 1) }
    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        LoggingSystem.bootstrap {
            QueuedLogHandler(StreamLogHandler.standardError(label: $0), descriptor: STDERR_FILENO)
        }
        var logger = Logger(label: "shell")
        logger.logLevel = environment["LOG_LEVEL"].flatMap { Logger.Level(rawValue: $0) } ?? .info
        let host = host
        let path = folder.path
        let accounts = try folder.accounts(logger: logger)
        defer { accounts.close() }
        let server = try await ShellServer(
            host: host, port: try listeningPort(),
            proxy: ShellProxy(hosts: proxyHosts, count: trustedProxies, isTLS: https),
            accounts: accounts, flags: ShellFlags(opensProfilesOnPosts: profilePosts), logger: logger
        ) { port in
            print("Shell is at http://\(host):\(port)\nIts accounts are in \(path)")
            fflush(nil)
        }
        do throws(WebServerError) { try await server.run() } catch {
            FileHandle.standardError.write(Data("shell: \(error)\n".utf8))
            throw ExitCode.failure
        }
    }
}
