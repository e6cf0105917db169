#if Inspector
extension Inspector {
    /// The options of an Inspector: its address, the number of transitions to keep, and whether it may run in a release
    /// build.
    public struct Options: Sendable {
        let host: String
        let port: Int
        let transitionLimit: Int
        let allowsReleaseBuilds: Bool

        /// Creates options.
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
            self.transitionLimit = transitionLimit
            self.allowsReleaseBuilds = allowsReleaseBuilds
        }
    }
}
#endif
