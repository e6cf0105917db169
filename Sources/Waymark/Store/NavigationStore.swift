/// The owner of the state that a root router and its children share. It takes one action after the other through the
/// pipeline, writes the resulting state, and records it.
@MainActor final class NavigationStore {
    var state: ScreenTree
    var routerLevels: [RouterLevel]
    private(set) lazy var session = WindowSession(self)
    var memory = PipelineMemory()
    let rules = Rules()
    let leaves = LeaveGuards()
    let waiting = Waiting()
    let journal = Journal()
    var timing = NavigationTiming()
    /// Reports mistakes in how the app uses the library.
    let faults = FaultReporter()
    private var isBusy = false
    /// The request that runs, or ran last.
    private var running: Request?
    private var runningName: String { running?.name ?? "" }
    /// The names of the navigations that led to the request that runs, each started by the one before it.
    private(set) var chain: [String] = []
    /// The number of navigations that others have started, directly or through others, since the queue was last empty.
    private var started = 0
    private var isRecheckQueued = false
    /// The turns that were put off until the queue is empty, because the chain was too long.
    private var postponed: [Turn] = []
    /// The number of turns that were put off since the queue was last empty.
    private var postponements = 0
    /// A Boolean value that indicates whether the view of a destination is being made.
    var isMakingView = false
    /// Called when code or a gesture navigates.
    var onUse: (@MainActor () -> Void)?
    /// The host that shows this state; nil until `attachedHost()` creates it.
    private(set) var host: NavigationHost?

    init(_ state: ScreenTree) {
        self.state = state
        routerLevels = state.levels.indices.map { RouterLevel(index: $0) }
    }

    /// Returns the host that shows this state; creates it on the first call.
    func attachedHost() -> NavigationHost {
        if let host { return host }
        let made = NavigationHost(self)
        host = made
        // modals that are already open are presented after the ground
        made.follow()
        return made
    }
    /// Calls the host, if there is one. The store lives meanwhile, even if another thread releases the last router.
    func withHost<Result>(_ body: (NavigationHost) -> Result) -> Result? { host.map(body) }

    // MARK: levels
    var ground: RouterLevel { routerLevels[0] }
    func content(of level: RouterLevel) -> ScreenTree.Level { level.last ?? state.levels[level.index] }
    func below(_ level: RouterLevel) -> RouterLevel? {
        level.isOpen && level.index > 0 ? routerLevels[level.index - 1] : nil
    }
    func above(_ level: RouterLevel) -> RouterLevel? {
        level.isOpen && level.index + 1 < routerLevels.count ? routerLevels[level.index + 1] : nil
    }
    /// Returns the modal over a level if it has this style; nil otherwise.
    func modal(_ style: ModalStyle, over level: RouterLevel) -> RouterLevel? {
        level.track(.modal)
        return above(level).flatMap { content(of: $0).style == style ? $0 : nil }
    }

    // MARK: performing
    @discardableResult func perform(
        _ action: ScreenAction, at level: RouterLevel, _ origin: NavigationOrigin, kind: NavigationKind? = nil,
        link: String? = nil
    ) -> NavigationHandle {
        perform(Request(action, at: level, origin, kind: kind, link: link))
    }
    /// Performs a request. During a transition, or from a guard that answers asynchronously, it waits for its turn.
    @discardableResult func perform(_ request: Request) -> NavigationHandle {
        // tabs may also be set in a window in the background
        if request.makeAction == nil, request.origin == .code || request.origin == .gesture { onUse?() }
        guard !isBusy else { return performLater(request, startedBy: chain + [runningName]) }
        let asking = OpenQuestion.names
        if !asking.isEmpty { return performLater(request, startedBy: asking) }
        isBusy = true
        let transition = run(request)
        isBusy = false
        drain()
        return transition
    }
    /// Queues a request behind the transition under way. If too many navigations have started each other, the request
    /// fails when its turn comes. If still more have, it fails at once, without a record.
    ///
    /// - Parameter chain: The names of the navigations that led to the request; more than `NavigationLimits.redirects`
    ///   are too many.
    private func performLater(_ request: Request, startedBy chain: [String]) -> NavigationHandle {
        let whole = chain + [request.name]
        started += 1
        // dropped without a record, so that an observer which navigates on each failure isn't called again
        if chain.count > NavigationLimits.redirects + 1 || started > NavigationLimits.startedNavigations {
            faults.report(.navigationLoop(chain: whole))
            return drop(request, .navigationLoop(chain: whole))
        }
        let handle = request.handle ?? PendingOutcome()
        handle.onCancel { [weak handle] in handle?.settle(.cancelled) }
        request.handle = handle
        if chain.count > NavigationLimits.redirects { request.loop = whole }
        exclusively(startedBy: chain) { $0.run(request) }
        return NavigationHandle(handle)
    }
    /// Ends a request as failed, without a record.
    private func drop(_ request: Request, _ failure: NavigationFailure) -> NavigationHandle {
        request.result?.promise.settle(nil)
        _ = request.restoration?.conclude(TransitionDetails(.failed(failure)))
        settle(request, .failed(failure))
        return NavigationHandle(.failed(failure))
    }
    /// Runs `body` after the transition under way and those queued behind it, or at once if there is none.
    ///
    /// - Parameter chain: The names of the navigations that led to the call. During a transition, the transition's own
    ///   chain counts instead.
    func exclusively(
        startedBy chain: [String] = [], _ body: @escaping @MainActor (NavigationStore) -> Void
    ) {
        waiting.add(Turn(chain: isBusy ? self.chain + [runningName] : chain, work: body))
        drain()
    }
    /// Runs `body` as ``exclusively(startedBy:_:)`` does. If the chain of navigations that start each other has become
    /// too long, reports a fault with `name`, and runs `body` once the chain has ended; a navigation that `body` starts
    /// then fails.
    func exclusively(for name: String, _ body: @escaping @MainActor (NavigationStore) -> Void) {
        guard isBusy, chain.count >= NavigationLimits.redirects else { return exclusively(body) }
        faults.report(.navigationLoop(chain: chain + [runningName, name]))
        postponements += 1
        // otherwise, what is put off each time would go on forever
        if postponements <= NavigationLimits.postponedTurns { postponed.append(Turn(chain: chain, work: body)) }
    }
    /// Checks the shown state again, after the transition under way. Has no effect if a check is queued already.
    func recheckLater() {
        guard !isRecheckQueued else { return }
        isRecheckQueued = true
        exclusively(for: "recheck") { store in
            store.isRecheckQueued = false
            store.recheckAsking()
        }
    }
    private func drain() {
        guard !isBusy else { return }
        runQueue()
        while !postponed.isEmpty {
            postponed.forEach { waiting.add($0) }
            postponed = []
            runQueue()
        }
        (chain, started, postponements, isRecheckQueued) = ([], 0, 0, false)
    }
    private func runQueue() {
        while let next = waiting.takeTurn() {
            isBusy = true
            chain = next.chain
            next.work(self)
            isBusy = false
        }
    }

    // MARK: a request begins
    /// Begins a request, or drops it if its level is gone. A link may have to wait before it goes on.
    @discardableResult func run(_ request: Request) -> NavigationHandle {
        guard request.level.isOpen else { return drop(request, .detached) }
        begin(request)
        request.epoch = session.epoch
        if let loop = request.loop {
            faults.report(.navigationLoop(chain: loop))
            return end(request, .failed(.navigationLoop(chain: loop)))
        }
        if request.isOutdated?() == true { return end(request, .denied(.unauthenticated)) }
        // the request may have been cancelled before its turn
        if request.handle?.value == .cancelled { return end(request, .cancelled) }
        if request.origin.isLink, session.wait != nil { return wait(request) }
        request.hasSuperseded = supersede()
        request.prepare(for: state)
        return advance(request)
    }
    /// Gives a request its number and time. Navigations from here on count as started by it.
    func begin(_ request: Request) {
        request.number = journal.count()
        request.began = timing.clock.elapsed()
        running = request
    }
    /// Continues a request that has waited.
    func advanceAgain(_ request: Request) {
        running = request
        advance(request)
    }
}
