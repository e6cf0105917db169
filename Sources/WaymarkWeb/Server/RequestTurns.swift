#if Web
import NIOCore

/// Takes turns between clients: however many requests one client sends at once, another client's request comes after
/// one of them, not after all. A client's own requests are served in order.
struct RequestTurns<Request> {
    /// What becomes of a new request.
    enum Admission {
        /// It has the next turn, and somebody has to begin with it.
        case next
        /// Its turn comes after that of others.
        case waiting
        /// Its client has as many requests as it may have.
        case refused
    }

    /// The maximum number of requests from one client, both those that wait and those that are being answered.
    private let maximum: Int
    private var counts: [String: Int] = [:]
    private var lines: [String: [Request]] = [:]
    /// The waiting clients, in the order of their turns.
    private var order = CircularBuffer<String>()
    private var isGoing = false

    init(maximum: Int) { self.maximum = maximum }

    /// The number of waiting requests.
    var count: Int { lines.values.reduce(0) { $0 + $1.count } }

    mutating func add(_ request: Request, of client: String) -> Admission {
        guard counts[client, default: 0] < maximum else { return .refused }
        counts[client, default: 0] += 1
        if lines[client, default: []].isEmpty { order.append(client) }
        lines[client, default: []].append(request)
        defer { isGoing = true }
        return isGoing ? .waiting : .next
    }
    /// The request whose turn it is, and whether another one waits.
    mutating func next() -> (request: Request, isFollowed: Bool)? {
        guard let client = order.popFirst(), let request = lines[client]?.removeFirst() else { return nil }
        if lines[client]?.isEmpty == true { lines[client] = nil } else { order.append(client) }
        isGoing = !order.isEmpty
        return (request, isGoing)
    }
    /// A request of the client is answered, or nobody waits for it any longer.
    mutating func end(_ client: String) {
        let rest = (counts[client] ?? 1) - 1
        counts[client] = rest > 0 ? rest : nil
    }
}

extension RequestTurns: Sendable where Request: Sendable {}
#endif
