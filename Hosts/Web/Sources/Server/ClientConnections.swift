#if Web
import NIOConcurrencyHelpers

/// A counter of each address's connections, with a limit, so that no client can use up the server's connections.
final class ClientConnections: Sendable {
    /// The maximum number of connections from one address.
    let maximum: Int
    private let counts = NIOLockedValueBox<[String: Int]>([:])

    /// Creates a counter without connections.
    ///
    /// - Parameter total: The maximum number of all connections. One address may have a quarter of them, but at least
    ///   one and at most 64.
    init(total: Int) { maximum = max(1, min(64, total / 4)) }

    /// Counts a new connection. Returns false, without counting it, if the client is at its limit.
    func open(_ client: String) -> Bool {
        counts.withLockedValue { counts in
            guard counts[client, default: 0] < maximum else { return false }
            counts[client, default: 0] += 1
            return true
        }
    }
    func close(_ client: String) {
        counts.withLockedValue { counts in
            let rest = (counts[client] ?? 1) - 1
            counts[client] = rest > 0 ? rest : nil
        }
    }
}
#endif
