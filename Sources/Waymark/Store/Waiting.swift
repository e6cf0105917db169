/// A waiting request or caller, by the event that it waits for.
enum Waiter {
    /// A transition that waits for the answer of a guard or a leave guard.
    case question(Request)
    /// A link that waits until the app has booted, is unlocked, or has restored its state; or another request that
    /// waits until the app is unlocked.
    case link(Request)
    /// A request that waits, in the order of such requests, until the app is unlocked.
    case ordered(Request)
    /// A caller that waits for the answer of a screen.
    case result(PendingResult)
}

/// All waiting requests and callers. They are answered if the router is deallocated.
///
/// There is at most one question and one link; a new one replaces the earlier one. Turns run after the transition under
/// way. Results are callers that wait for screens. A waiter that isn't continued is answered by
/// `NavigationStore.answer(_:_:)`.
@MainActor final class Waiting {
    private(set) var question: Request?
    private(set) var link: Request? { didSet { onChange?() } }
    /// The task that ends the wait of the link after its time limit.
    private var linkLimit: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    private(set) var ordered: [Request] = []
    private(set) var turns: [Turn] = []
    private(set) var results: [PendingResult] = []
    /// Called when the link changes.
    var onChange: (() -> Void)?

    deinit {
        linkLimit?.cancel()
        for request in [question, link].compactMap(\.self) + ordered { request.settleLater(.failed(.detached)) }
        for result in results { result.promise.settleLater(nil) }
    }

    // MARK: adding
    /// Adds a transition that waits for an answer. Returns the one that it replaces.
    func hold(question request: Request) -> Request? {
        defer { question = request }
        return question
    }
    /// Adds a link that waits until `limit` ends its wait. Returns the one that it replaces.
    func hold(link request: Request, limit: Task<Void, Never>) -> Request? {
        defer { (link, linkLimit) = (request, limit) }
        return link
    }
    func add(ordered request: Request) { ordered.append(request) }
    func add(_ turn: Turn) { turns.append(turn) }
    func add(_ result: PendingResult) { results.append(result) }
    func limitLink(_ limit: Task<Void, Never>) { linkLimit = limit }

    // MARK: taking
    @discardableResult func takeQuestion() -> Request? {
        defer { question = nil }
        return question
    }
    func takeLink() -> Request? {
        guard link != nil else { return nil }
        defer { (link, linkLimit) = (nil, nil) }
        return link
    }
    func takeOrdered() -> [Request] {
        defer { ordered = [] }
        return ordered
    }
    func takeTurn() -> Turn? { turns.isEmpty ? nil : turns.removeFirst() }
    /// Removes and returns the waiting request with this number; returns nil if none has it.
    func take(_ number: UInt64) -> Waiter? {
        if question?.number == number { return takeQuestion().map { .question($0) } }
        if link?.number == number { return takeLink().map { .link($0) } }
        return ordered.firstIndex { $0.number == number }.map { .ordered(ordered.remove(at: $0)) }
    }
    /// Removes and returns all requests that wait.
    func takeRequests() -> [Waiter] {
        [takeQuestion().map { .question($0) }, takeLink().map { .link($0) }].compactMap(\.self)
            + takeOrdered().map { .ordered($0) }
    }
    func takeResults() -> [PendingResult] {
        defer { results = [] }
        return results
    }
    /// Removes and returns the callers whose screens are no longer part of a state.
    func takeResults(without state: ScreenState) -> [PendingResult] {
        guard !results.isEmpty else { return [] }
        let shown = Set(state.destinations)
        let left = results.filter { $0.screen.map { !shown.contains($0) } ?? false }
        results.removeAll { result in left.contains { $0 === result } }
        return left
    }
}

/// Work that runs after the transition under way.
struct Turn {
    /// The names of the navigations that led to the work.
    let chain: [String]
    let work: @MainActor (NavigationStore) -> Void
}
