import Waymark

/// The forms that are being answered, and the answers of those that just were: a form that is sent twice from one page,
/// by a double click or an impatient reload, is answered once. The second one waits for the first, and gets its answer.
///
/// Each page gives each of its forms a number of its own, so that the same form of another page is another one. What is
/// kept is this process's: behind several replicas the second sending has to reach the same one.
@MainActor final class SentForms {
    /// A sending: the same form of the same page, with the same fields, to the same address.
    struct Sending: Hashable {
        let target: String
        let body: [UInt8]
    }
    /// The cookies that a visitor is known by: nobody else gets the answer, which may hold a new session.
    struct Visitor: Hashable {
        let session: String?
        let form: String?
    }
    private struct Entry {
        let before: Visitor
        var answered: (answer: WebAnswer, after: Visitor, until: ContinuousClock.Instant)?
        var waiting: [CheckedContinuation<WebAnswer, Never>] = []
    }
    private var entries: [Sending: Entry] = [:]
    /// Those that are answered, the oldest first.
    private var order: [Sending] = []
    private let now: () -> ContinuousClock.Instant
    /// The most answers that are kept.
    static let capacity = 256
    /// How long each of them is.
    static let lifetime = Duration.seconds(30)

    /// - Parameter now: A clock that never goes back.
    init(now: @escaping () -> ContinuousClock.Instant = { .now }) { self.now = now }

    /// The answer of the same sending before, once it is there; nil where there was none.
    func answer(to sending: Sending, of visitor: Visitor) async -> WebAnswer? {
        guard let entry = entries[sending] else { return nil }
        if let answered = entry.answered {
            guard answered.until > now(), visitor == entry.before || visitor == answered.after else { return nil }
            return answered.answer
        }
        guard visitor == entry.before else { return nil }
        return await withCheckedContinuation { entries[sending]?.waiting.append($0) }
    }
    /// Answers a sending, for those too that come in the meantime.
    func answering(
        _ sending: Sending, of visitor: Visitor, _ answer: () async -> (answer: WebAnswer, after: Visitor)
    ) async -> WebAnswer {
        order.removeAll { $0 == sending }
        let waiting = entries[sending]?.waiting ?? []
        entries[sending] = Entry(before: visitor, waiting: waiting)
        let (answer, after) = await answer()
        for waiter in entries[sending]?.waiting ?? [] { waiter.resume(returning: answer) }
        entries[sending] = Entry(
            before: visitor, answered: (answer, after, now() + Self.lifetime))
        order.append(sending)
        while let first = order.first, order.count > Self.capacity || hasExpired(first) {
            entries[order.removeFirst()] = nil
        }
        return answer
    }
    /// How many answers are kept.
    var count: Int { order.count }

    private func hasExpired(_ sending: Sending) -> Bool {
        entries[sending]?.answered.map { $0.until <= now() } ?? true
    }
}
