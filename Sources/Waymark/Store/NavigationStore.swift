/// The owner of the state that a root router and its children share. It takes one action after the other through the
/// pipeline, writes the resulting state, and records it.
@MainActor final class NavigationStore {
    // Here and elsewhere in the core, properties are read and written as a whole, never mutated in place: the compiler
    // can then leave out the checks for exclusive access, which cost more than the accesses.
    var state: ScreenState
    var faces: [LevelFace]
    private(set) var session = SessionState()
    var trail = Trail()
    let rules = Rules()
    let leaves = LeaveGuards()
    let waiting = Waiting()
    let journal = Journal(capacity: NavigationLimits.records)
    var timing = NavigationTiming()
    private var isBusy = false
    /// Reports mistakes in how the app uses the library.
    let faults = FaultReporter()
    /// The kind and screen of the request that runs, or ran last.
    private var running: (kind: NavigationKind, screen: Screen?) = (.navigate, nil)
    /// The names of the navigations that led to the request that runs, each started by the one before it.
    private(set) var chain: [String] = []
    /// The number of navigations that others have started, directly or through others, since the queue was last empty.
    private var started = 0
    private var isRecheckQueued = false
    /// The turns that were put off until the queue is empty, because the chain was too long.
    private var owed: [Turn] = []
    /// A Boolean value that indicates whether the view of a destination is being made.
    var isMakingView = false
    /// Called when code or a gesture navigates.
    var onUse: (@MainActor () -> Void)?
    /// The host that shows this state; nil until `attachedHost()` creates it.
    private(set) var host: NavigationHost?
    private weak var anchor: StoreAnchor?

    init(_ state: ScreenState) {
        self.state = state
        faces = state.levels.indices.map { LevelFace(index: $0) }
    }

    /// Returns the object to reference weakly in place of the store; creates it if none is alive.
    func anchored() -> StoreAnchor {
        if let anchor { return anchor }
        let made = StoreAnchor(self, host)
        anchor = made
        return made
    }
    /// Returns the host that shows this state; creates it on the first call.
    func attachedHost() -> NavigationHost {
        if let host { return host }
        let anchor = anchored()
        let made = NavigationHost(self, anchor)
        host = made
        anchor.host = made
        // modals that are already open are presented after the ground
        made.follow()
        return made
    }

    // MARK: levels
    var ground: LevelFace { faces[0] }
    func level(_ face: LevelFace) -> ScreenState.Level {
        face.isAttached ? state.levels[face.index] : face.last ?? state.levels[0]
    }
    func below(_ face: LevelFace) -> LevelFace? {
        face.isAttached && face.index > 0 ? faces[face.index - 1] : nil
    }
    func above(_ face: LevelFace) -> LevelFace? {
        face.isAttached && face.index + 1 < faces.count ? faces[face.index + 1] : nil
    }
    /// Returns the modal with this style that a level presents, directly or over the inspector beside it; nil if none.
    func modal(_ style: ModalStyle, over face: LevelFace) -> LevelFace? {
        var face = face
        face.read(.modal)
        while let above = above(face), let shown = level(above).style {
            guard shown != style else { return above }
            guard !shown.covers else { return nil }
            face = above
            face.read(.modal)
        }
        return nil
    }

    // MARK: performing
    @discardableResult func perform(
        _ action: consuming ScreenAction, at face: LevelFace, _ origin: NavigationOrigin, kind: NavigationKind? = nil,
        link: String? = nil
    ) -> NavigationHandle {
        perform(Request(action, at: face, origin, kind: kind, link: link))
    }
    /// Performs a request. During a transition, or from a guard that answers asynchronously, it waits for its turn.
    @discardableResult func perform(_ request: consuming Request) -> NavigationHandle {
        // tabs may also be set in a window in the background
        let isUse = request.errand?.makeAction == nil && (request.origin == .code || request.origin == .gesture)
        if isUse, let onUse { onUse() }
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
        var request = request
        let whole = chain + [name(of: request)]
        started += 1
        // dropped without a record, so that an observer which navigates on each failure isn't called again
        if chain.count > NavigationLimits.redirects + 1 || started > NavigationLimits.startedNavigations {
            faults.report(.navigationLoop(chain: whole))
            return drop(request, .navigationLoop(chain: whole))
        }
        let handle = PendingOutcome()
        handle.onCancel { [weak handle] in handle?.settle(.cancelled) }
        request.setHandle(handle)
        if chain.count > NavigationLimits.redirects {
            request.onTurn { [faults] in
                faults.report(.navigationLoop(chain: whole))
                return .failed(.navigationLoop(chain: whole))
            }
        }
        exclusively(startedBy: chain) { [request] store in store.run(request) }
        return NavigationHandle(handle)
    }
    /// Ends a request as failed, without a record.
    private func drop(_ request: Request, _ failure: NavigationFailure) -> NavigationHandle {
        if let errand = request.errand {
            errand.awaited?.promise.settle(nil)
            _ = errand.restoration?.conclude(Settlement(.failed(failure)))
            errand.settle(.failed(failure))
        }
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
        owed = owed + [Turn(chain: chain, work: body)]
        faults.report(.navigationLoop(chain: chain + [runningName, name]))
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
    func drain() {
        guard !isBusy else { return }
        runQueue()
        if !owed.isEmpty {
            owed.forEach { waiting.add($0) }
            owed = []
            runQueue()
            // what is put off again would go on forever
            (owed, isRecheckQueued) = ([], false)
        }
        if !chain.isEmpty { chain = [] }
        if started > 0 { started = 0 }
        assert(waiting.faults.isEmpty, "\(waiting.faults)")
    }
    private func runQueue() {
        while let next = waiting.takeTurn() {
            isBusy = true
            chain = next.chain
            next.work(self)
            isBusy = false
        }
    }
    private var runningName: String { running.screen.map(\.name) ?? "\(running.kind)" }

    // MARK: a request begins
    /// Begins a request, or drops it if its level is gone. A link may have to wait before it goes on.
    @discardableResult func run(_ request: consuming Request) -> NavigationHandle {
        guard request.level.isAttached else { return drop(request, .detached) }
        begin(&request)
        request.epoch = session.epoch
        if let errand = request.errand {
            if let outcome = errand.refusal?() { return end(request, outcome) }
            // the request was cancelled before its turn
            if errand.handle?.value == .cancelled { return end(request, .cancelled) }
        }
        if request.origin.isLink, session.wait != nil { return wait(request) }
        request.hasSuperseded = supersede()
        if let makeAction = request.errand?.makeAction { request = request.with(makeAction(state)) }
        return advance(request)
    }
    /// Gives a request its number and time. Navigations from here on count as started by it.
    func begin(_ request: inout Request) {
        request.number = journal.count()
        request.began = timing.clock.elapsed()
        running = (request.kind, request.screen)
    }
    /// Continues a request that has waited.
    func advanceAgain(_ request: Request) {
        running = (request.kind, request.screen)
        advance(request)
    }

    // MARK: session
    /// Passes an event to the session, and returns the effects to carry out.
    func changeSession(_ event: SessionEvent) -> [SessionEffect] {
        // mutating the property in place would add a check for exclusive access
        var changed = session
        defer { session = changed }
        return changed.handle(event)
    }
    var stateWithoutDenialScreen: ScreenState { state.without(session.denialScreen) }
    /// Forgets the answers that guards gave asynchronously, because they may no longer hold.
    func forgetAnswers() { trail = trail.withoutAdmitted }
}

/// A stand-in for a store and its host, to be referenced weakly in their place: after its first weak reference, an
/// object stays slower to retain.
@MainActor final class StoreAnchor {
    let store: NavigationStore
    fileprivate(set) var host: NavigationHost?

    fileprivate init(_ store: NavigationStore, _ host: NavigationHost?) { (self.store, self.host) = (store, host) }

    /// Calls the host; returns nil if there is none. The store lives meanwhile, even if another thread releases the
    /// last router.
    // closures that aren't isolated, such as that of `withExtendedLifetime`, would check the executor on each call
    @inline(__always) func withHost<Result>(_ body: @MainActor (NavigationHost) -> Result) -> Result? {
        defer { extendLifetime(self) }
        guard let host else { return nil }
        return body(host)
    }
}
