#if Inspector
extension Inspector {
    /// Where an Inspector listens or dials, and how much it keeps.
    public struct Options: Sendable {
        let host: String
        let port: Int
        private let dialing: String?
        let transitionLimit: Int
        let allowsReleaseBuilds: Bool

        /// Options of an app that serves the page itself; what you leave out keeps its default. With an address in the
        /// environment variable `WAYMARK_INSPECTOR`, the app dials that, and serves nothing.
        ///
        /// - Parameters:
        ///   - host: The numeric IPv4 address to listen at. All but the default can be reached by other machines.
        ///   - port: The port; 0 for any that is free.
        ///   - transitionLimit: How many transitions are kept for each router, at least 1.
        ///   - allowsReleaseBuilds: Whether it may start in a release build.
        public init(
            host: String = "127.0.0.1", port: Int = 0, transitionLimit: Int = 1_000, allowsReleaseBuilds: Bool = false
        ) {
            self.host = host
            self.port = port
            dialing = nil
            self.transitionLimit = transitionLimit
            self.allowsReleaseBuilds = allowsReleaseBuilds
        }
        /// Options of an app that opens no port, and dials a listener until it is stopped. Nothing of it is encrypted.
        ///
        /// - Parameters:
        ///   - address: What `waymark-inspector` prints on the machine that listens: `ws://192.168.1.20:50124/#…`, with a
        ///     numeric IPv4 address.
        ///   - transitionLimit: How many transitions are kept for each router, at least 1.
        ///   - allowsReleaseBuilds: Whether it may start in a release build.
        public init(dialing address: String, transitionLimit: Int = 1_000, allowsReleaseBuilds: Bool = false) {
            (host, port, dialing) = ("127.0.0.1", 0, address)
            self.transitionLimit = transitionLimit
            self.allowsReleaseBuilds = allowsReleaseBuilds
        }

        /// What is dialed; nil for an app that listens.
        func address(_ environment: [String: String]) throws(InspectorError) -> DialAddress? {
            if let dialing { return try DialAddress(dialing, from: "dialing:") }
            guard let address = environment[AppProtocol.variable], !address.isEmpty else { return nil }
            return try DialAddress(address, from: AppProtocol.variable)
        }
    }
}
#endif
