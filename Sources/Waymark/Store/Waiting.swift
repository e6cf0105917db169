/// A waiting request or caller, by the event that it waits for.
enum Waiter {
    /// A transition that waits for the answer of a guard or a leave guard.
    case guardAnswer(Request)
    /// A link that waits until the app has booted, is unlocked, or has restored its state; or another request that
    /// waits until the app is unlocked.
    case session(Request)
    /// A request that waits, in the order of such requests, until the app is unlocked.
    case unlock(Request)
    /// A caller that waits for the answer of a screen.
    case result(PendingResult)
}

/// All waiting requests and callers. They are answered if the router is deallocated.
///
/// There is at most one question and one link; a new one replaces the earlier one. Turns run after the transition under
/// way. Results are callers that wait for screens. A waiter that isn't continued is ended by
/// `NavigationStore.endWait(_:_:)`.
@MainActor final class Waiting {
    private(set) var guardWaiter: Request?
    private(set) var sessionWaiter: Request? { didSet { onChange?() } }
    /// The task that ends the wait of the link after its time limit.
    private var sessionWaiterLimit: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    private(set) var unlockWaiters: [Request] = []
    private(set) var turns: [Turn] = []
    private(set) var results: [PendingResult] = []
    /// Called when the link changes.
    var onChange: (() -> Void)?

    deinit {
        sessionWaiterLimit?.cancel()
        for request in [guardWaiter, sessionWaiter].compactMap(\.self) + unlockWaiters {
            request.settleLater(.failed(.detached))
        }
        for result in results { result.promise.settleLater(nil) }
    }

    // MARK: adding
    /// Adds a transition that waits for an answer. Returns the one that it replaces.
    func hold(guardWaiter request: Request) -> Request? {
        defer { guardWaiter = request }
        return guardWaiter
    }
    /// Adds a link that waits until `limit` ends its wait. Returns the one that it replaces.
    func hold(_ request: Request, limit: Task<Void, Never>) -> Request? {
        defer { (sessionWaiter, sessionWaiterLimit) = (request, limit) }
        return sessionWaiter
    }
    func add(unlockWaiter request: Request) { unlockWaiters.append(request) }
    func add(_ turn: Turn) { turns.append(turn) }
    func add(_ result: PendingResult) { results.append(result) }
    func limitSessionWaiter(_ limit: Task<Void, Never>) { sessionWaiterLimit = limit }

    // MARK: taking
    @discardableResult func takeGuardWaiter() -> Request? {
        defer { guardWaiter = nil }
        return guardWaiter
    }
    func takeSessionWaiter() -> Request? {
        guard sessionWaiter != nil else { return nil }
        defer { (sessionWaiter, sessionWaiterLimit) = (nil, nil) }
        return sessionWaiter
    }
    func takeUnlockWaiters() -> [Request] {
        defer { unlockWaiters = [] }
        return unlockWaiters
    }
    func takeTurn() -> Turn? { turns.isEmpty ? nil : turns.removeFirst() }
    /// Removes and returns the waiting request with this number; returns nil if none has it.
    func take(_ number: UInt64) -> Waiter? {
        if guardWaiter?.number == number { return takeGuardWaiter().map { .guardAnswer($0) } }
        if sessionWaiter?.number == number { return takeSessionWaiter().map { .session($0) } }
        return unlockWaiters.firstIndex { $0.number == number }.map { .unlock(unlockWaiters.remove(at: $0)) }
    }
    /// Removes and returns all requests that wait.
    func takeRequests() -> [Waiter] {
        [takeGuardWaiter().map { .guardAnswer($0) }, takeSessionWaiter().map { .session($0) }].compactMap(\.self)
            + takeUnlockWaiters().map { .unlock($0) }
    }
    func takeResults() -> [PendingResult] {
        defer { results = [] }
        return results
    }
    /// Removes and returns the callers whose screens are no longer part of a state.
    func takeResults(without state: ScreenTree) -> [PendingResult] {
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
