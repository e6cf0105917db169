#if Inspector
extension Inspector {
    /// Where an Inspector listens, and how much it keeps.
    public struct Options: Sendable {
        let host: String
        let port: Int
        let transitionLimit: Int
        let allowsReleaseBuilds: Bool

        /// Options; what you leave out keeps its default.
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
            self.transitionLimit = transitionLimit
            self.allowsReleaseBuilds = allowsReleaseBuilds
        }
    }
}
#endif
