import ArgumentParser
import ExampleReports
import Foundation
import Logging
import ShellApp
import ShellServer
import Waymark
import WaymarkLinks
import WaymarkTelemetry
import WaymarkWeb

@main struct ShellCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shell", abstract: "An app with logins, a lock, permissions and saved state.",
        subcommands: [Serve.self, User.self, LinksCommand.self, Resolve.self, Launch.self],
        defaultSubcommand: Serve.self
    )
}

/// Where the accounts are.
struct AccountOptions: ParsableArguments {
    @Option(help: "The folder of the accounts; SHELL_DATA in the environment says the same.")
    var data: String?
    @Option(
        name: .customLong("database-connections"),
        help: "The most connections to the PostgreSQL that SHELL_DATABASE names (postgres://user@host/database).")
    var connections = 8
    @Option(
        name: .customLong("database-wait"),
        help: "How many seconds a database is waited for that is away at the start.")
    var wait = 15

    func validate() throws {
        guard (1...1_000).contains(connections) else {
            throw ValidationError("there are 1 to 1000 connections to a database")
        }
        guard (0...3_600).contains(wait) else { throw ValidationError("a database is waited for up to 3600 seconds") }
        guard data == nil || Self.named("SHELL_DATABASE") == nil else {
            throw ValidationError("the accounts are in --data or in SHELL_DATABASE, not in both")
        }
    }
    private static func named(_ variable: String) -> String? {
        ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    /// Opens them: on a server where the environment names one, which keeps its password out of the list of processes.
    func accounts(logger: Logger? = nil) async throws -> AccountDatabase {
        guard let url = Self.named("SHELL_DATABASE") else {
            let path = data ?? Self.named("SHELL_DATA") ?? FileManager.default.currentDirectoryPath + "/shell-data"
            do { return try AccountDatabase(folder: path, logger: logger) } catch {
                throw AccountsFault(place: "'\(path)'", cause: "\(error)")
            }
        }
        #if Postgres
        do {
            return try await .postgres(url, connections: connections, wait: .seconds(wait), logger: logger)
        } catch {
            throw AccountsFault(place: "SHELL_DATABASE", cause: "\(error)")
        }
        #else
        _ = url
        throw AccountsFault(place: "SHELL_DATABASE", cause: "build shell with --traits Postgres, which needs libpq")
        #endif
    }
}

/// The accounts cannot be opened: nothing is wrong with what was typed, so no usage is shown.
private struct AccountsFault: Error, CustomStringConvertible {
    let place: String
    let cause: String
    var description: String { "the accounts in \(place) cannot be opened: \(cause)" }
}

/// `shell serve`
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve the app's pages until SIGTERM or Control-C.")

    @OptionGroup var options: AccountOptions
    @OptionGroup var metrics: MetricsOptions
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
        let metrics = try metrics.file()
        let accounts = try await options.accounts(logger: logger)
        let server = try await ShellServer(
            host: host, port: try listeningPort(),
            proxy: ShellProxy(hosts: proxyHosts, count: trustedProxies, isTLS: https),
            accounts: accounts, flags: FeatureFlags(profilePosts ? [.profilePosts] : []), logger: logger,
            report: { app in if let metrics { app.report(to: NavigationTelemetry(metrics: metrics)) } }
        ) { port in
            print("Shell is at http://\(host):\(port)\nIts accounts are in \(accounts.place)")
            fflush(nil)
        }
        let writing = Task { await metrics?.write() }
        var failure: WebServerError?
        do throws(WebServerError) { try await server.run() } catch { failure = error }
        writing.cancel()
        await writing.value
        await accounts.close()
        if let failure {
            FileHandle.standardError.write(Data("shell: \(failure)\n".utf8))
            throw ExitCode.failure
        }
    }
}
