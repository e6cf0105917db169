#if Inspector
extension Inspector {
    /// The options of an Inspector: its address, the number of transitions to keep, and whether it may run in a release
    /// build.
    public struct Options: Sendable {
        let host: String
        let port: Int
        private let dialing: String?
        let transitionLimit: Int
        let allowsReleaseBuilds: Bool

        /// Creates options for an app that serves the page itself. If the environment variable `WAYMARK_INSPECTOR` has
        /// an address, the app dials that address instead, and serves nothing.
        ///
        /// - Parameters:
        ///   - host: The numeric IPv4 address to listen at. Other machines can connect unless it is a loopback address,
        ///     as the default is.
        ///   - port: The port; 0 for any free port.
        ///   - transitionLimit: The number of transitions to keep for each router. Values below 1 count as 1.
        ///   - allowsReleaseBuilds: true to let a release build start an Inspector.
        public init(
            host: String = "127.0.0.1", port: Int = 0, transitionLimit: Int = 1_000, allowsReleaseBuilds: Bool = false
        ) {
            self.host = host
            self.port = port
            dialing = nil
            self.transitionLimit = transitionLimit
            self.allowsReleaseBuilds = allowsReleaseBuilds
        }
        /// Creates options for an app that opens no port, ignores `WAYMARK_INSPECTOR`, and dials a listener until the
        /// Inspector is stopped. The connection isn't encrypted.
        ///
        /// - Parameters:
        ///   - address: The address that `waymark-inspector` prints on the listening machine:
        ///     `ws://192.168.1.20:50124/#…`, with a numeric IPv4 address. If it is malformed, `start` throws.
        ///   - transitionLimit: The number of transitions to keep for each router. Values below 1 count as 1.
        ///   - allowsReleaseBuilds: true to let a release build start an Inspector.
        public init(dialing address: String, transitionLimit: Int = 1_000, allowsReleaseBuilds: Bool = false) {
            (host, port, dialing) = ("127.0.0.1", 0, address)
            self.transitionLimit = transitionLimit
            self.allowsReleaseBuilds = allowsReleaseBuilds
        }

        /// Returns the address to dial; nil if the app listens.
        ///
        /// - Throws: ``InspectorError/invalidAddress(_:origin:reason:)``.
        func address(_ environment: [String: String]) throws(InspectorError) -> DialAddress? {
            if let dialing { return try DialAddress(dialing, from: "dialing:") }
            guard let address = environment[AppProtocol.variable], !address.isEmpty else { return nil }
            return try DialAddress(address, from: AppProtocol.variable)
        }
    }
}
#endif
