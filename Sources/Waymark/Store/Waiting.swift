/// A waiting request or caller, by the event that it waits for.
enum Waiter {
    /// A transition that waits for the answer of a guard or a leave guard.
    case undecided(Request)
    /// A link that waits until the app has booted, is unlocked, or has restored its state; or another request that
    /// waits until the app is unlocked.
    case held(Request)
    /// A request that waits, in the order of such requests, until the app is unlocked.
    case ordered(Request)
    /// A caller that waits for the answer of a screen.
    case result(PendingResult)
}

/// All waiting requests and callers. They are answered if the router is deallocated.
///
/// There is at most one question and one link; a new one replaces the earlier one. Turns run after the transition under
/// way. Results are callers that wait for screens. A waiter that isn't continued is ended by
/// `NavigationStore.endWait(_:_:)`.
@MainActor final class Waiting {
    private(set) var undecided: Request?
    private(set) var held: Request? { didSet { onChange?() } }
    /// The task that ends the wait of the link after its time limit.
    private var heldLimit: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    private(set) var ordered: [Request] = []
    private(set) var turns: [Turn] = []
    private(set) var results: [PendingResult] = []
    /// Called when the link changes.
    var onChange: (() -> Void)?

    deinit {
        heldLimit?.cancel()
        for request in [undecided, held].compactMap(\.self) + ordered { request.settleLater(.failed(.detached)) }
        for result in results { result.promise.settleLater(nil) }
    }

    // MARK: adding
    /// Adds a transition that waits for an answer. Returns the one that it replaces.
    func hold(undecided request: Request) -> Request? {
        defer { undecided = request }
        return undecided
    }
    /// Adds a link that waits until `limit` ends its wait. Returns the one that it replaces.
    func hold(_ request: Request, limit: Task<Void, Never>) -> Request? {
        defer { (held, heldLimit) = (request, limit) }
        return held
    }
    func add(ordered request: Request) { ordered.append(request) }
    func add(_ turn: Turn) { turns.append(turn) }
    func add(_ result: PendingResult) { results.append(result) }
    func limitHeld(_ limit: Task<Void, Never>) { heldLimit = limit }

    // MARK: taking
    @discardableResult func takeUndecided() -> Request? {
        defer { undecided = nil }
        return undecided
    }
    func takeHeld() -> Request? {
        guard held != nil else { return nil }
        defer { (held, heldLimit) = (nil, nil) }
        return held
    }
    func takeOrdered() -> [Request] {
        defer { ordered = [] }
        return ordered
    }
    func takeTurn() -> Turn? { turns.isEmpty ? nil : turns.removeFirst() }
    /// Removes and returns the waiting request with this number; returns nil if none has it.
    func take(_ number: UInt64) -> Waiter? {
        if undecided?.number == number { return takeUndecided().map { .undecided($0) } }
        if held?.number == number { return takeHeld().map { .held($0) } }
        return ordered.firstIndex { $0.number == number }.map { .ordered(ordered.remove(at: $0)) }
    }
    /// Removes and returns all requests that wait.
    func takeRequests() -> [Waiter] {
        [takeUndecided().map { .undecided($0) }, takeHeld().map { .held($0) }].compactMap(\.self)
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
