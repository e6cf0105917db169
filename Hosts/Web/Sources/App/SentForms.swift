import Waymark

/// The submitted forms and their answers, which make a submission idempotent. A repeated submission, for example by a
/// double click or a reload, gets the answer to the first one, and waits for it if necessary.
///
/// Each rendered page gives its forms new numbers, so the same form on another page is a different one. Answers are
/// kept in this process only, so with several replicas, a repeat must reach the replica that ran the form.
@MainActor final class SentForms {
    /// A submission, identified by its address and its fields. A hidden field distinguishes the form from the same form
    /// of another rendered page.
    struct Sending: Hashable {
        let target: String
        let body: [UInt8]
    }
    /// The cookies that identify a visitor. Only the visitor who submitted a form gets its answer, which may contain a
    /// new session.
    struct Visitor: Hashable {
        let session: String?
        let form: String?
    }
    /// An answer to a submission, and the cookies that the visitor has after it.
    struct Answer {
        let answer: WebResponse
        let after: Visitor
        /// The visitor's access to the form's address after the answer; nil for a redirect, whose target is guarded
        /// itself.
        let access: Access?
    }
    /// The visitor's access to an address: the state that is shown there, the reason for a denial, or a failure.
    enum Access: Equatable {
        case shown(NavigationState<AnyNavigation>)
        case denied(DenialReason)
        case failed
    }
    struct Entry {
        let before: Visitor
        let client: String
        var answered: (answer: Answer, until: ContinuousClock.Instant)?
        var waiting: [CheckedContinuation<Answer?, Never>] = []
    }
    private(set) var entries: [Sending: Entry] = [:]
    /// The answered submissions, oldest first.
    private var order: [Sending] = []
    private let now: () -> ContinuousClock.Instant
    /// The maximum number of stored answers. Beyond it, the client with the most answers loses its oldest one.
    static let capacity = 256
    /// The time for which an answer is stored.
    static let lifetime = Duration.seconds(30)

    /// Creates an empty store.
    ///
    /// - Parameter now: Returns the current time of a monotonic clock.
    init(now: @escaping () -> ContinuousClock.Instant = { .now }) { self.now = now }

    /// Returns the answer to an earlier, equal submission, and waits for it if necessary; nil if this visitor made no
    /// such submission, or if its answer has expired or was dropped.
    func answer(to sending: Sending, of visitor: Visitor) async -> Answer? {
        guard let entry = entries[sending] else { return nil }
        if let answered = entry.answered {
            guard answered.until > now(), visitor == entry.before || visitor == answered.answer.after else {
                return nil
            }
            return answered.answer
        }
        guard visitor == entry.before else { return nil }
        return await withCheckedContinuation { waiter in
            // the answer may have come since
            if let entry = entries[sending], entry.answered == nil {
                entries[sending]?.waiting.append(waiter)
            } else {
                waiter.resume(returning: entries[sending]?.answered?.answer)
            }
        }
    }
    /// Runs `answer`, and returns its response. Repeats of the submission that arrive in the meantime get the answer,
    /// too, and it is stored for later ones. If an equal submission of another visitor is running, the answer is
    /// neither shared nor stored.
    func answering(
        _ sending: Sending, of visitor: Visitor, at client: String, _ answer: () async -> Answer
    ) async -> WebResponse {
        if let running = entries[sending], running.answered == nil, running.before != visitor {
            // the repeats that wait are those of the other session
            return await answer().answer
        }
        order.removeAll { $0 == sending }
        let waiting = entries[sending]?.waiting ?? []
        entries[sending] = Entry(before: visitor, client: client, waiting: waiting)
        let answer = await answer()
        for waiter in entries[sending]?.waiting ?? [] { waiter.resume(returning: answer) }
        entries[sending] = Entry(before: visitor, client: client, answered: (answer, now() + Self.lifetime))
        order.append(sending)
        while let first = order.first, hasExpired(first) { entries[order.removeFirst()] = nil }
        if order.count > Self.capacity { dropOne() }
        return answer.answer
    }
    private func dropOne() {
        let clients = order.map { entries[$0]?.client ?? "" }
        let counts = Dictionary(clients.map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.values.max()
        guard let index = clients.firstIndex(where: { counts[$0] == most }) else { return }
        entries[order.remove(at: index)] = nil
    }
    /// The number of stored answers.
    var count: Int { order.count }

    private func hasExpired(_ sending: Sending) -> Bool {
        entries[sending]?.answered.map { $0.until <= now() } ?? true
    }
}
