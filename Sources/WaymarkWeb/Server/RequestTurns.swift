#if Web
/// Gives each client its turn: however many requests one of them sends at once, the next one of another comes after one
/// of these, and not after all.
///
/// A client's requests wait in the order in which they came; a connection has one at a time (``RequestGate``), so that
/// its connections take turns too. One request begins each time the main queue comes round, behind what those before it
/// still have to do there.
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
    /// The clients that wait, the next one first.
    private var order: [String] = []
    private var isGoing = false

    /// Waits for a turn.
    ///
    /// - Parameters:
    ///   - client: Whose request it is.
    ///   - begin: Begins it when its turn has come; false where there is nothing to do any more, and the next one may begin
    ///     at once.
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
    /// How many requests wait.
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
