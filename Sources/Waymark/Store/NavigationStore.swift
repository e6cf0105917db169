/// The one owner of a state: the root router and its children share it. It takes one action after the other through
/// the pipeline, writes what comes out, and records it.
@MainActor @usableFromInline class NavigationStore {
    // `@exclusivity(unchecked)`: main actor only, and never held across a call; the checks cost more than the accesses
    @exclusivity(unchecked) final var state: ScreenState
    /// One for each level of the state.
    @exclusivity(unchecked) final var faces: [LevelFace]
    /// Levels that are gone, and that somebody may still read.
    final var departed: [WeakFace] = []
    final let pipeline: Pipeline
    @exclusivity(unchecked) final var session = SessionState()
    final let waiting = Waiting()
    @exclusivity(unchecked) final var journal: Journal
    @exclusivity(unchecked) final var timing = NavigationTiming()
    @exclusivity(unchecked) final var turn = Turn()
    /// What shows the state, once something does.
    @exclusivity(unchecked) final var host: NavigationHost?
    final var hostAnchor: HostAnchor?

    init(_ state: ScreenState, _ screens: ScreenTable, records: Int = NavigationLimits.records) {
        self.state = state
        pipeline = Pipeline(screens)
        faces = state.indices.map { LevelFace(index: $0) }
        journal = Journal(capacity: records)
    }

    final var screens: ScreenTable { pipeline.screens }
    final var rules: Rules { pipeline.rules }
    final var leaves: LeaveGuards { pipeline.leaves }

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

    // MARK: the way in
    /// Performs an action: the only way into the state.
    @discardableResult func perform(
        _ action: ScreenAction, at face: LevelFace, _ origin: NavigationOrigin, kind: NavigationKind? = nil,
        result: ResultRole? = nil, restoration: RestorationTicket? = nil
    ) -> Transition {
        guard !turn.isBusy else {
            let handle = PendingOutcome()
            handle.onCancel = { [weak handle] in handle?.settle(.cancelled) }
            turn.queue.append { store in
                store.begin(action, at: face, origin, kind, handle, result, restoration)
            }
            return Transition(handle)
        }
        let transition = begin(action, at: face, origin, kind, nil, result, restoration)
        drain()
        return transition
    }

    @discardableResult private final func begin(
        _ action: ScreenAction, at face: LevelFace, _ origin: NavigationOrigin, _ kind: NavigationKind?,
        _ handle: PendingOutcome?, _ result: ResultRole?, _ restoration: RestorationTicket?
    ) -> Transition {
        guard face.isAttached else {
            handle?.settle(.failed(.detached))
            result?.abandon()
            return Transition(.failed(.detached))
        }
        turn.isBusy = true
        defer { turn.isBusy = false }
        var request = Request(
            action, at: face, origin, kind: kind, number: journal.count(), began: timing.clock.elapsed(),
            epoch: session.epoch, handle: handle, result: result, restoration: restoration)
        // it was cancelled before its turn
        if handle?.value == .cancelled { return end(request, nil, .cancelled) }
        if origin.isLink, !session.hold.isEmpty { return wait(request) }
        request.hasSuperseded = supersede()
        return advance(request, nil)
    }

    /// Runs after the transition that is under way, or else at once.
    final func exclusively(_ body: @escaping @MainActor (NavigationStore) -> Void) {
        turn.queue.append(body)
        drain()
    }
    /// What was asked for in the middle of a transition runs after it, in order.
    final func drain() {
        guard !turn.isBusy, !turn.isDraining else { return }
        if !turn.queue.isEmpty {
            turn.isDraining = true
            while !turn.queue.isEmpty { turn.queue.removeFirst()(self) }
            turn.isDraining = false
        }
        if screens.isDue, turn.probes == 0, waiting.pending == nil { collect() }
    }

    // MARK: the pipeline
    /// Takes a request to its end, or to the next question.
    @discardableResult final func advance(_ request: Request, _ known: PendingTransition?) -> Transition {
        guard request.level.isAttached else { return end(request, known, .failed(.detached)) }
        if isSecondTap(request) { return end(request, known, .duplicate) }
        var next = state
        switch pipeline.step(request, in: &next, at: request.level.index) {
        case .ask(let question):
            let pending = known ?? PendingTransition(request)
            pending.request.running().hasWaited = true
            waiting.pending = pending
            // the framework already shows what is still being asked about
            if known == nil, request.origin == .gesture { nudge(request.level) }
            ask(question, for: pending)
            return Transition(pending.outcome)
        case .refuse(let settlement):
            return end(request, known, settlement)
        case .commit(let settlement):
            // a guard may end the session in the middle of a step
            guard request.epoch == session.epoch else { return end(request, known, .denied(.unauthenticated)) }
            return commit(next, settlement, for: request, known)
        }
    }
    final func end(_ request: Request, _ known: PendingTransition?, _ outcome: TransitionOutcome) -> Transition {
        end(request, known, Settlement(outcome))
    }
    final func end(
        _ request: Request, _ known: PendingTransition?, _ settlement: Settlement
    ) -> Transition {
        if request.origin == .gesture { nudge(request.level) }
        return end(request, known, settlement, before: state)
    }
    /// - Parameters:
    ///   - settlement: nil for what is committed as it was asked for.
    ///   - before: The state that the request was asked of.
    final func end(
        _ request: Request, _ known: PendingTransition?, _ settlement: Settlement?, before: consuming ScreenState
    ) -> Transition {
        if let settlement { keepIntent(settlement, of: request) }
        if let result = request.result?.awaited, result.screen == nil, waiting.intent?.result !== result {
            result.promise.settle(nil)
        }
        record(request, settlement, before: before)
        let outcome = settlement?.outcome ?? .committed
        if let known { known.settle(outcome) } else { request.handle?.settle(outcome) }
        return Transition(outcome)
    }
    /// Makes whoever shows the level read it again.
    final func nudge(_ face: LevelFace) {
        face.signals.nudge()
        host?.nudge(face)
    }

    /// A push of what is on top already and was not yet shown. A screen that never appears does not count for ever.
    private final func isSecondTap(_ request: Request) -> Bool {
        guard let unshown = request.level.unshown, case .navigate(let screen) = request.action,
            screens.presentation(of: screen) == .push, state.count == request.level.index + 1,
            state[request.level.index].path.last == unshown.screen,
            screens.areEqual(screen, unshown.screen)
        else { return false }
        return timing.clock.elapsed() - unshown.at < timing.hostPatience
    }
}

/// A level that is kept by whoever reads it.
struct WeakFace { weak var face: LevelFace? }

/// One transition at a time.
struct Turn {
    /// A transition is under way.
    var isBusy = false
    /// What was asked for meanwhile is being performed.
    var isDraining = false
    /// How many questions are under way whose screens are in no state.
    var probes = 0
    /// What was asked for meanwhile.
    var queue: [@MainActor (NavigationStore) -> Void] = []
}
