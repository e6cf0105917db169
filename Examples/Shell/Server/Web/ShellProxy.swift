/// The proxies in front of the server.
public struct ShellProxy: Sendable {
    /// The public hosts, with a port unless it's the scheme's default.
    let hosts: [String]
    /// The number of proxies that every request passes through.
    let count: Int
    /// A Boolean value that indicates whether visitors connect over TLS.
    let isTLS: Bool

    nonisolated public init(hosts: [String] = [], count: Int = 0, isTLS: Bool = false) {
        self.hosts = hosts
        self.count = count
        self.isTLS = isTLS
    }
}
