#if Web
/// Takes turns between clients: however many requests one client sends at once, another client's request comes after
/// one of them, not after all.
///
/// A client's own requests are served in order. A connection has one at a time (``RequestGate``), so its connections
/// take turns too. One request begins per pass of the main queue, after the work that earlier requests have put there.
@MainActor final class RequestTurns {
    private struct Line {
        var requests: [@MainActor () -> Bool] = []
        var first = 0
        var isEmpty: Bool { first == requests.count }

        mutating func append(_ request: @escaping @MainActor () -> Bool) { requests.append(request) }
        mutating func removeFirst() -> @MainActor () -> Bool {
            defer {
                first += 1
                if first > 32, first * 2 > requests.count {
                    requests.removeFirst(first)
                    first = 0
                }
            }
            return requests[first]
        }
    }
    private var lines: [String: Line] = [:]
    /// The waiting clients, in the order of their turns.
    private var order: [String] = []
    private var isGoing = false

    /// Waits for a turn.
    ///
    /// - Parameters:
    ///   - client: The client that sent the request.
    ///   - begin: Begins the request on its turn. Returns false if there is nothing left to do; then the next one
    ///     begins at once.
    func wait(_ client: String, _ begin: @escaping @MainActor () -> Bool) {
        if lines[client] == nil {
            lines[client] = Line()
            order.append(client)
        }
        lines[client]?.append(begin)
        guard !isGoing else { return }
        isGoing = true
        go()
    }
    /// The number of waiting requests.
    var count: Int { lines.values.reduce(0) { $0 + $1.requests.count - $1.first } }

    private func go() {
        Task { @MainActor in
            while let begin = next() {
                guard begin() else { continue }
                return go()
            }
            isGoing = false
        }
    }
    private func next() -> (@MainActor () -> Bool)? {
        guard let client = order.first, var line = lines[client] else { return nil }
        order.removeFirst()
        let begin = line.removeFirst()
        if line.isEmpty {
            lines[client] = nil
        } else {
            lines[client] = line
            order.append(client)
        }
        return begin
    }
}
#endif
