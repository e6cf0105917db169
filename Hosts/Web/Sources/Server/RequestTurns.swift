#if Web
import NIOCore

/// A round-robin queue: clients take turns, regardless of how many requests each has waiting. A client's own requests
/// are served in order.
struct RequestTurns<Request> {
    /// The decision about a new request.
    enum Admission {
        /// The queue was idle, so the caller has to start the request with `next()`.
        case next
        /// The queue is busy, so a later `next()` returns the request.
        case waiting
        /// The client has the maximum number of requests.
        case refused
    }

    /// The maximum number of one client's requests, both waiting and being answered.
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
    /// Removes and returns the next waiting request; nil if none waits. `isFollowed` is true if another one waits. The
    /// request counts as its client's until `end(_:)`.
    mutating func next() -> (request: Request, isFollowed: Bool)? {
        guard let client = order.popFirst(), let (request, isLast) = clients[client]?.next() else { return nil }
        if !isLast { order.append(client) }
        isGoing = !order.isEmpty
        return (request, isGoing)
    }
    /// Stops counting a client's request that was answered or dropped.
    mutating func end(_ client: String) {
        if clients[client]?.end() == true { clients[client] = nil }
    }

    fileprivate struct Client {
        /// The number of the client's requests, waiting or being answered.
        private var count = 0
        private(set) var line: [Request] = []

        /// Adds a request, and returns true if it is first in line; nil if the client is at its limit.
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
        /// Stops counting one request, and returns true if the client has none left.
        mutating func end() -> Bool {
            count -= 1
            return count == 0
        }
    }
}

extension RequestTurns: Sendable where Request: Sendable {}
extension RequestTurns.Client: Sendable where Request: Sendable {}
#endif
