#if canImport(WaymarkWeb)
public import Logging
public import WaymarkWeb

/// The app as a server.
public struct ShellServer {
    private let server: WebServer

    /// - Parameters:
    ///   - hosts: Further hosts that the pages answer for: those of a proxy in front.
    ///   - isBehindProxy: Whether a proxy in front says who the client is.
    ///   - onRunning: Called once it listens, with the port.
    public init(
        host: String, port: Int, hosts: [String], isBehindProxy: Bool, accounts: any AccountService, logger: Logger,
        onRunning: @escaping @Sendable (Int) -> Void
    ) throws {
        var security = WebSecurity.loopback(port: port)
        security.hosts.insert("\(host):\(port)")
        security.hosts.formUnion(hosts.map { $0.lowercased() })
        security.isBehindProxy = isBehindProxy
        let web = try ShellWeb(accounts: accounts, security: security)
        server = WebServer(
            web.app, host: host, port: port, isBehindProxy: isBehindProxy, logger: logger, onRunning: onRunning)
    }

    /// Runs until it is told to stop.
    public func run() async throws(WebServerError) { try await server.run() }
}
#endif
