public import ChallengeApp
public import Logging
import Waymark
public import WaymarkWeb

/// A server of the app's pages.
public struct ChallengeServer {
    private let server: WebServer

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - host: The address to listen on.
    ///   - port: The port to listen on.
    ///   - api: The address of the API; nil for the embedded data set.
    ///   - logger: The logger of the server and of tracked events.
    ///   - onPage: Called with the path and query of each requested page, before the request is answered.
    ///   - onRunning: Called with the port once the server listens.
    /// - Throws: The errors of ``ChallengeSite/init(remote:tracker:security:embedded:)``.
    public init(
        host: String, port: Int, api: SourceAddress?, logger: Logger,
        onPage: (@MainActor (_ path: String) -> Void)? = nil, onRunning: @escaping @Sendable (Int) -> Void
    ) throws {
        // besides this server's own pictures, only those of the API's own host are allowed, over TLS
        let images = api?.imageHost.map { [$0] } ?? []
        var security = WebSecurity.loopback(port: port, imageHosts: images)
        security.hosts.insert("\(host):\(port)")
        let site = try ChallengeSite(
            remote: api.map { RemoteAPIClient(base: $0, client: { WebVisit.current?.client ?? "" }) },
            tracker: LogTracker(logger: logger), security: security)
        site.app.onPage = onPage
        server = WebServer(site.app, host: host, port: port, logger: logger, onRunning: onRunning)
    }

    /// Serves the pages until SIGTERM or SIGINT stops the server, as described for `WebServer`.
    ///
    /// - Throws: `WebServerError` if the server can't listen, may open too few files, or stops for another reason.
    public func run() async throws(WebServerError) { try await server.run() }
}
