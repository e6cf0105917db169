/// The proxies in front of the server.
public struct ShellProxy: Sendable {
    /// Hosts under which it is reached, with the port where it is not the scheme's own.
    let hosts: [String]
    /// The number of proxies that every request passes, one behind the other.
    let count: Int
    /// True if it is reached through TLS.
    let isTLS: Bool

    nonisolated public init(hosts: [String] = [], count: Int = 0, isTLS: Bool = false) {
        self.hosts = hosts
        self.count = count
        self.isTLS = isTLS
    }
}
