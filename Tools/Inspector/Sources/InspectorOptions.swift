#if Inspector
extension Inspector {
    /// The options of an Inspector: its address, what it shows, and whether it may run in a
    /// release build.
    public struct Options: Sendable {
        let host: String
        var port: Int
        let showsValues: Bool
        let allowsReleaseBuilds: Bool
        /// The pages that may show the Inspector's in a frame, as a content security policy names them; nil for none.
        package var frameAncestors: String?

        /// Creates options.
        ///
        /// - Parameters:
        ///   - host: The numeric IPv4 address to listen at. Other machines can connect unless it is a loopback address,
        ///     as the default is.
        ///   - port: The port; 0 for any free port.
        ///   - showsValues: true to show the values of destinations and links, such as ids, and to let walks be
        ///     recorded, which need them. By default, the page gets only names and patterns.
        ///   - allowsReleaseBuilds: true to let a release build start an Inspector.
        public init(
            host: String = "127.0.0.1", port: Int = 0, showsValues: Bool = false, allowsReleaseBuilds: Bool = false
        ) {
            self.host = host
            self.port = port
            self.showsValues = showsValues
            self.allowsReleaseBuilds = allowsReleaseBuilds
        }
    }
}
#endif
