#if canImport(WaymarkWeb)
import ChallengeKit
public import Logging
import Waymark
public import WaymarkWeb

/// The app as a server.
public struct ChallengeServer {
    private let server: WebServer

    /// - Parameters:
    ///   - api: The address of the API; nil for the embedded data set.
    ///   - onRunning: Called once it listens, with the port.
    public init(
        host: String, port: Int, api: String?, logger: Logger, onRunning: @escaping @Sendable (Int) -> Void
    ) throws {
        let images = api.map { [ChallengeServer.origin(of: $0)].compactMap { $0 } } ?? []
        var security = WebSecurity.loopback(port: port, imageHosts: images)
        security.hosts.insert("\(host):\(port)")
        let web = try ChallengeWeb(
            remote: api.map { RemoteAPIClient(base: $0) }, tracker: LogTracker(logger: logger), security: security)
        server = WebServer(web.app, host: host, port: port, logger: logger, onRunning: onRunning)
    }

    /// Runs until it is told to stop.
    public func run() async throws(WebServerError) { try await server.run() }

    /// `https://host` of an address, where the pictures are.
    nonisolated static func origin(of address: String) -> String? {
        guard address.hasPrefix("https://") else { return nil }
        return "https://" + address.dropFirst(8).prefix { $0 != "/" }
    }
}

/// Writes events to the log.
nonisolated struct LogTracker: Tracker {
    let logger: Logger

    func record(_ event: TrackingEvent) { logger.debug("event", metadata: ["event": "\(event)"]) }
}
#endif
