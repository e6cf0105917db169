/// A waiting request or caller, by the event that it waits for.
enum Waiter {
    /// A transition that waits for the answer of a guard or a leave guard.
    case question(Request)
    /// A link that waits until the app has booted, is unlocked, or has restored its state; or another request that
    /// waits until the app is unlocked.
    case link(Request)
    /// A request that waits, in the order of such requests, until the app is unlocked.
    case ordered(Request)
    /// A denied request that waits for a login, an unlock or another change of the session.
    case intent(Intent)
    /// A caller that waits for the answer of a screen.
    case result(PendingResult)
}

/// All waiting requests and callers. They are answered if the router is deallocated.
///
/// There is at most one question, one link and one intent; a new one replaces the earlier one. Turns run after the
/// transition under way. Results are callers that wait for screens. A waiter that isn't continued is answered by
/// `NavigationStore.answer(_:_:)`.
@MainActor final class Waiting {
    private(set) var question: Request?
    private(set) var link: Request? { didSet { onChange?() } }
    private(set) var intent: Intent? { didSet { onChange?() } }
    private(set) var ordered: [Request] = []
    private(set) var turns: [Turn] = []
    private(set) var results: [PendingResult] = []
    /// The task that ends the wait of the link after its time limit.
    private var linkLimit: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    /// The task that ends the wait of the intent's caller after its time limit.
    private var intentLimit: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    /// Called when the link or the intent changes.
    private var onChange: (() -> Void)?

    deinit {
        linkLimit?.cancel()
        intentLimit?.cancel()
        // the errand of a request answers its callers in its own `deinit`
        intent?.result?.promise.settleLater(nil)
        for result in results { result.promise.settleLater(nil) }
    }

    // MARK: adding
    /// Adds a waiter.
    ///
    /// - Parameter limit: The task that ends the wait of a link, or of an intent's caller; nil for other waiters.
    /// - Returns: The waiter that the new one replaces, which has to be answered; nil if there is none.
    func hold(_ waiter: Waiter, limit: Task<Void, Never>? = nil) -> Waiter? {
        switch waiter {
        case .question(let request):
            defer { question = request }
            return question.map { .question($0) }
        case .link(let request):
            defer { (link, linkLimit) = (request, limit) }
            return link.map { .link($0) }
        case .intent(let new):
            defer { (intent, intentLimit) = (new, limit) }
            return intent.map { .intent($0) }
        case .ordered(let request): ordered = ordered + [request]
        case .result(let result): add(result)
        }
        return nil
    }
    func add(_ turn: Turn) { turns = turns + [turn] }
    func add(_ result: PendingResult) { results = results + [result] }
    func limitLink(_ limit: Task<Void, Never>) { linkLimit = limit }
    func watchChanges(_ onChange: @escaping () -> Void) { self.onChange = onChange }

    // MARK: taking
    @discardableResult func takeQuestion() -> Request? {
        guard let taken = question else { return nil }
        question = nil
        return taken
    }
    func takeLink() -> Request? {
        guard let taken = link else { return nil }
        (link, linkLimit) = (nil, nil)
        return taken
    }
    func takeOrdered() -> [Request] {
        defer { ordered = [] }
        return ordered
    }
    @discardableResult func takeIntent() -> Intent? {
        guard let taken = intent else { return nil }
        (intent, intentLimit) = (nil, nil)
        return taken
    }
    func takeTurn() -> Turn? {
        guard !turns.isEmpty else { return nil }
        let next = turns[0]
        turns = Array(turns.dropFirst())
        return next
    }
    /// Removes and returns the waiting request with this number; returns nil if none has it.
    func take(_ number: UInt64) -> Waiter? {
        if question?.number == number { return takeQuestion().map { .question($0) } }
        if link?.number == number { return takeLink().map { .link($0) } }
        guard let request = ordered.first(where: { $0.number == number }) else { return nil }
        ordered = ordered.filter { $0.number != number }
        return .ordered(request)
    }
    func takeResults() -> [PendingResult] {
        defer { results = [] }
        return results
    }
    /// Removes and returns the callers whose screens have been shown, and are no longer among the given ones.
    func takeResults(without shown: Set<Screen>) -> [PendingResult] {
        let left = results.filter { $0.screen.map { !shown.contains($0) } ?? false }
        if !left.isEmpty { results = results.filter { $0.screen.map(shown.contains) ?? true } }
        return left
    }

    // MARK: the invariant
    /// The violations of the invariant: waiters that would never be answered, or would be answered twice.
    var faults: [String] {
        var faults: [String] = []
        if let question, question.errand?.task == nil { faults.append("the question waits without a task") }
        if let link, link.errand?.handle == nil || linkLimit == nil { faults.append("the link has no time limit") }
        if intent?.result != nil, intentLimit == nil { faults.append("the intent's caller has no time limit") }
        if results.contains(where: { $0.screen == nil }) { faults.append("a caller's screen isn't shown") }
        let callers = results + [question?.errand?.awaited, link?.errand?.awaited, intent?.result].compactMap(\.self)
        if Set(callers.map { ObjectIdentifier($0) }).count < callers.count { faults.append("a caller waits twice") }
        return faults
    }
}

/// A denied request, kept for its owner for a limited time.
struct Intent {
    let request: Request
    let destination: Screen
    /// The owner who asked, whose session may have expired; nil if no user was logged in.
    let owner: String?
    /// The expiry time on the router's clock.
    let expires: Duration
    let result: PendingResult?
}

/// Work that runs after the transition under way.
struct Turn {
    /// The names of the navigations that led to the work.
    let chain: [String]
    let work: @MainActor (NavigationStore) -> Void
}
