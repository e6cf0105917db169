#if Web
import NIOConcurrencyHelpers

/// Counts the connections of each client's address, so that one of them cannot take all.
final class ClientConnections: Sendable {
    /// The most connections of one address.
    let maximum: Int
    private let counts = NIOLockedValueBox<[String: Int]>([:])

    /// - Parameter total: The most connections of all: a single address has a quarter of them, and 64 at most.
    init(total: Int) { maximum = max(1, min(64, total / 4)) }

    /// False for one more than a client may have.
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
