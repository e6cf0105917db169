public import Logging
public import ShellApp
public import WaymarkWeb

/// A server of the app's pages.
public struct ShellServer {
    private let server: WebServer

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - host: The address to listen on.
    ///   - port: The port to listen on.
    ///   - proxy: The proxies in front of the server.
    ///   - accounts: The account service.
    ///   - flags: The enabled features.
    ///   - logger: The server's logger.
    ///   - report: Called with the web app before the server starts, for example to register metrics.
    ///   - onRunning: Called with the port once the server listens.
    /// - Throws: The errors of ``ShellWeb/init(accounts:flags:security:)``.
    public init(
        host: String, port: Int, proxy: ShellProxy, accounts: any AccountService, flags: FeatureFlags = FeatureFlags(),
        logger: Logger, report: @MainActor (WebApp) -> Void = { _ in }, onRunning: @escaping @Sendable (Int) -> Void
    ) throws {
        var security = WebSecurity.loopback(port: port)
        // browsers leave out the port 80
        security.hosts.insert((port == 80 ? host : "\(host):\(port)").lowercased())
        security.hosts.formUnion(proxy.hosts.map { $0.lowercased() })
        security.trustedProxies = proxy.count
        security.isTLS = proxy.isTLS
        let web = try ShellWeb(accounts: accounts, flags: { flags }, security: security)
        report(web.app)
        server = WebServer(
            web.app, host: host, port: port, logger: logger, onRunning: onRunning)
    }

    /// Serves the pages until SIGTERM or SIGINT stops the server, as described for `WebServer`.
    ///
    /// - Throws: `WebServerError` if the server can't listen, may open too few files, or stops for another reason.
    public func run() async throws(WebServerError) { try await server.run() }
}
