import ArgumentParser
import Foundation
import Logging
import ShellApp
import ShellServer
import WaymarkTelemetry
import WaymarkWeb

/// The command `shell serve`.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve the app's pages until SIGTERM or Control-C.")

    @OptionGroup var options: AccountOptions
    @OptionGroup var metrics: MetricsOptions
    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"
    @Option(help: "The port to listen on. Defaults to PORT in the environment, or 8081.")
    var port: Int?
    @Option(name: .customLong("proxy-host"), help: "A public host and port of the proxy in front.")
    var proxyHosts: [String] = []
    @Option(help: "The number of proxies that every request passes. Defaults to 1 with --proxy-host.")
    var proxies: Int?
    @Flag(
        help: "The proxy in front uses https: cookies are Secure, and browsers are told to return by https.")
    var https = false
    @Flag(help: "Open profiles on the user's posts unless a tab is requested.")
    var profilePosts = false

    private func listeningPort() throws -> Int {
        if let port { return port }
        guard let text = ProcessInfo.processInfo.environment["PORT"], !text.isEmpty else { return 8_081 }
        guard let number = Int(text) else { throw ValidationError("PORT is '\(text)', which isn't a number") }
        return number
    }
    func validate() throws {
        guard (1...65_535).contains(try listeningPort()) else {
            throw ValidationError("the port must be from 1 to 65535")
        }
        guard (0...16).contains(trustedProxies) else { throw ValidationError("--proxies must be from 0 to 16") }
        guard !https || trustedProxies > 0 else {
            throw ValidationError("--https needs a proxy; name it with --proxy-host")
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
