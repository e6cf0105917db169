#if Web
import NIOCore

/// Takes turns between clients: however many requests one client sends at once, another client's request comes after
/// one of them, not after all. A client's own requests are served in order.
struct RequestTurns<Request> {
    /// The handling of a new request.
    enum Admission {
        /// It has the next turn; the caller begins with it.
        case next
        /// Other requests come first.
        case waiting
        /// Its client has as many requests as it may have.
        case refused
    }

    /// The maximum number of requests from one client, both those that wait and those that are being answered.
    private let maximum: Int
    private var clients: [String: Client] = [:]
    /// The waiting clients, in the order of their turns.
    private var order = CircularBuffer<String>()
    private var isGoing = false

    init(maximum: Int) { self.maximum = maximum }

    /// The number of waiting requests.
    var count: Int { clients.values.reduce(0) { $0 + $1.line.count } }

    mutating func add(_ request: Request, of client: String) -> Admission {
        guard let isFirst = clients[client, default: Client()].add(request, maximum) else { return .refused }
        if isFirst { order.append(client) }
        defer { isGoing = true }
        return isGoing ? .waiting : .next
    }
    /// The request whose turn it is, and whether another one waits.
    mutating func next() -> (request: Request, isFollowed: Bool)? {
        guard let client = order.popFirst(), let (request, isLast) = clients[client]?.next() else { return nil }
        if !isLast { order.append(client) }
        isGoing = !order.isEmpty
        return (request, isGoing)
    }
    /// Ends a request of the client: it is answered, or the client is gone.
    mutating func end(_ client: String) {
        if clients[client]?.end() == true { clients[client] = nil }
    }

    fileprivate struct Client {
        /// Those that wait, and those that are being answered.
        private var count = 0
        private(set) var line: [Request] = []

        /// Returns whether it is the first in line; nil if there are as many as there may be.
        mutating func add(_ request: Request, _ maximum: Int) -> Bool? {
            guard count < maximum else { return nil }
            count += 1
            line.append(request)
            return line.count == 1
        }
        mutating func next() -> (request: Request, isLast: Bool) {
            let request = line.removeFirst()
            return (request, line.isEmpty)
        }
        /// Returns whether it was the last one.
        mutating func end() -> Bool {
            count -= 1
            return count == 0
        }
    }
}

extension RequestTurns: Sendable where Request: Sendable {}
extension RequestTurns.Client: Sendable where Request: Sendable {}
#endif
