/// The one owner of a state: the root router and its children share it. It takes one action after the other through
/// the pipeline, writes what comes out, and records it.
@MainActor class NavigationStore {
    // where every access to an internal property is a plain load or store, here and elsewhere in the core, the compiler
    // leaves out the checks for exclusive access, which cost more than the accesses: nothing is changed in place
    final var state: ScreenState
    final var faces: [LevelFace]
    final private(set) var session = SessionState()
    final var trail = Trail()
    final let rules = Rules()
    final let leaves = LeaveGuards()
    final let waiting = Waiting()
    final let journal: Journal
    final var timing = NavigationTiming()
    /// What is prepared; nil for an app that prepares nothing.
    final var preparer: (any PreparesScreens)?
    private final var isBusy = false
    /// Told of mistakes in how the app uses the library.
    final let faults = FaultReporter()
    /// The request that runs, and the names of the navigations that led to it, each started by the one before it.
    private final var running: (kind: NavigationKind, screen: Screen?) = (.navigate, nil)
    final private(set) var chain: [String] = []
    /// The number of navigations started by the one under way, directly or not.
    private final var started = 0
    private final var isRecheckQueued = false
    /// The chain that was too long for what is shown to be checked again; nil if nothing is owed.
    private final var owedRecheck: [String]?
    private final var hostAnchor: HostAnchor?
    private final weak var anchor: StoreAnchor?

    init(_ state: ScreenState, records: Int = NavigationLimits.records) {
        self.state = state
        faces = state.indices.map { LevelFace(index: $0) }
        journal = Journal(capacity: records)
    }

    /// The object to refer to weakly in place of the store.
    final func anchored() -> StoreAnchor {
        if let anchor { return anchor }
        let made = StoreAnchor(store: self)
        anchor = made
        return made
    }
    /// The host that shows this state; made when it is first asked for.
    final func attachedHost() -> NavigationHost {
        if let host { return host }
        let made = HostAnchor(self)
        hostAnchor = made
        // a modal that is there already waits for the ground
        made.host.follow()
        return made.host
    }
    final var host: NavigationHost? { hostAnchor?.host }

    // MARK: levels
    final var ground: LevelFace { faces[0] }
    final func level(_ face: LevelFace) -> ScreenLevel {
        face.isAttached ? state[face.index] : face.last ?? state[0]
    }
    final func below(_ face: LevelFace) -> LevelFace? {
        face.isAttached && face.index > 0 ? faces[face.index - 1] : nil
    }
    final func above(_ face: LevelFace) -> LevelFace? {
        face.isAttached && face.index + 1 < faces.count ? faces[face.index + 1] : nil
    }
    /// The modal of this style that a level presents: over itself, or over the inspector beside it.
    final func modal(_ style: ModalStyle, over face: LevelFace) -> LevelFace? {
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

    // MARK: the way in
    @discardableResult final func perform(
        _ action: consuming ScreenAction, at face: LevelFace, _ origin: NavigationOrigin, kind: NavigationKind? = nil,
        link: String? = nil
    ) -> NavigationHandle {
        perform(Request(action, at: face, origin, kind: kind, link: link))
    }
    /// Performs a request: the only way into the state. During a transition, it waits for its turn.
    @discardableResult func perform(_ request: consuming Request) -> NavigationHandle {
        guard !isBusy else { return performLater(request, startedBy: chain + [runningName]) }
        if NavigationChain.isUsed {
            let asking = NavigationChain.names
            if !asking.isEmpty { return performLater(request, startedBy: asking) }
        }
        isBusy = true
        let transition = run(request)
        isBusy = false
        drain()
        return transition
    }
    /// - Parameter chain: The names of the navigations that led to the request, which may be as many as redirects.
    private final func performLater(_ request: consuming Request, startedBy chain: [String]) -> NavigationHandle {
        let whole = chain + [name(of: request)]
        started += 1
        // an observer that navigates when told of this failure isn't told of another one
        if chain.count > rules.redirectLimit + 1 || started > NavigationLimits.startedNavigations {
            faults.report(.navigationLoop(chain: whole))
            return drop(request, .navigationLoop(chain: whole))
        }
        let handle = PendingOutcome()
        handle.onCancel { [weak handle] in handle?.settle(.cancelled) }
        request.setHandle(handle)
        let isTooLong = chain.count > rules.redirectLimit
        waiting.hold(.turn(Turn(chain: chain, work: isTooLong ? .failing(request) : .request(request))))
        drain()
        return NavigationHandle(handle)
    }
    /// Ends a request without a record.
    private final func drop(_ request: Request, _ failure: NavigationFailure) -> NavigationHandle {
        if let errand = request.errand {
            errand.awaited?.promise.settle(nil)
            _ = errand.restoration?.conclude(Settlement(.failed(failure)))
            errand.settle(.failed(failure))
        }
        return NavigationHandle(.failed(failure))
    }
    /// Runs after the transition that is under way, or else at once.
    ///
    /// - Parameter chain: The names of the navigations that led to it, where those under way did not.
    final func exclusively(
        startedBy chain: [String] = [], _ body: @escaping @MainActor (NavigationStore) -> Void
    ) {
        waiting.hold(.turn(Turn(chain: isBusy ? self.chain + [runningName] : chain, work: .other(body))))
        drain()
    }
    /// Returns true if a chain of navigations that start each other has become too long. Once it has ended, the shown
    /// state is checked again; a navigation that this check starts isn't performed.
    final func isTooDeep(for name: String) -> Bool {
        guard isBusy, chain.count >= rules.redirectLimit else { return false }
        owedRecheck = chain
        faults.report(.navigationLoop(chain: chain + [runningName, name]))
        return true
    }
    /// Checks what is shown again.
    final func recheckLater() {
        guard !isRecheckQueued, !isTooDeep(for: "recheck") else { return }
        isRecheckQueued = true
        exclusively { store in
            store.isRecheckQueued = false
            store.recheckAsking()
        }
    }
    final func drain() {
        guard !isBusy else { return }
        runQueue()
        if let owedRecheck {
            waiting.hold(.turn(Turn(chain: owedRecheck, work: .other { $0.recheckAsking() })))
            runQueue()
            self.owedRecheck = nil
        }
        if !chain.isEmpty { chain = [] }
        if started > 0 { started = 0 }
        assert(waiting.faults.isEmpty, "\(waiting.faults)")
    }
    private final func runQueue() {
        while let next = waiting.takeTurn() {
            isBusy = true
            chain = next.chain
            switch next.work {
            case .request(let request): run(request)
            case .failing(let request):
                let chain = chain + [name(of: request)]
                answer(.turn(next), .failed(.navigationLoop(chain: chain)))
                faults.report(.navigationLoop(chain: chain))
            case .other(let body): body(self)
            }
            isBusy = false
        }
    }
    private final var runningName: String { running.screen.map(\.name) ?? "\(running.kind)" }

    // MARK: a request begins
    @discardableResult func run(_ request: consuming Request) -> NavigationHandle {
        guard request.level.isAttached else {
            assert(reportDetached(request))
            return drop(request, .detached)
        }
        begin(&request)
        request.epoch = session.epoch
        if let errand = request.errand {
            if let outcome = errand.refusal?() { return end(request, outcome) }
            // it was cancelled before its turn
            if errand.handle?.value == .cancelled { return end(request, .cancelled) }
        }
        if request.origin.isLink, session.wait != nil { return wait(request) }
        request.hasSuperseded = supersede()
        return advance(request)
    }
    /// Numbers a request. From here on, what is navigated is started by it.
    final func begin(_ request: inout Request) {
        request.number = journal.count()
        request.began = timing.clock.elapsed()
        running = (request.kind, request.screen)
    }
    /// Goes on with a request that has waited.
    final func advanceAgain(_ request: Request) {
        running = (request.kind, request.screen)
        advance(request)
    }

    // MARK: what else it keeps
    /// Lets the session handle an event. Returns what follows, which is to be carried out.
    final func changeSession(_ event: SessionEvent) -> [SessionEffect] {
        // copied and put back: in place, the property would be checked for exclusive access
        var changed = session
        defer { session = changed }
        return changed.handle(event)
    }
    final var stateWithoutDenialScreen: ScreenState { state.without(session.denialScreen) }
    /// Forgets what guards have found out: it may no longer hold.
    final func forgetAnswers() { trail = trail.withoutAdmitted }
}

/// Refer weakly to this instead of a store: after its first weak reference, an object is slower to retain for ever.
@MainActor final class StoreAnchor {
    let store: NavigationStore
    init(store: NavigationStore) { self.store = store }
}

/// The same for a host.
@MainActor final class HostAnchor {
    private(set) var host: NavigationHost!
    init(_ store: NavigationStore) { host = NavigationHost(store, self) }
}

/// The navigations that led to what a guard does while it finds out its answer.
@MainActor enum NavigationChain {
    @TaskLocal static var names: [String] = []
    /// True once a guard has had to find out: reading a value of a task takes longer than most of a navigation.
    static var isUsed = false
}
