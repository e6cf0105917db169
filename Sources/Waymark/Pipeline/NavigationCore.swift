/// The one authority over a state: the root router and its children hold it, it holds no router.
///
/// Every action goes through `perform(_:at:_:)`: redirect, guard, commit, record. The short way for a push and a pop
/// without rules stands in NavigationCore+FastPath.swift and is held equal to it by a differential test.
@MainActor @usableFromInline final class NavigationCore<Destination: Navigation> {
    @usableFromInline typealias State = NavigationState<Destination>
    @usableFromInline typealias Action = NavigationAction<Destination>
    @usableFromInline typealias Box = LevelBox<Destination>
    @usableFromInline typealias Record = TransitionRecord<Destination>
    typealias Request = NavigationRequest<Destination>

    @usableFromInline let ground: Box
    @usableFromInline let records: RingBuffer<Record>
    /// Counts transitions.
    @exclusivity(unchecked) @usableFromInline var generation: UInt64 = 0

    // MARK: the rules
    @usableFromInline var redirect: (@MainActor (Destination) -> Destination?)? { didSet { refreshFastPath() } }
    /// What stands for an outgoing navigation that nothing redirects; nil for every other destination.
    @usableFromInline var unhandled: (@MainActor (Destination) -> Destination?)? { didSet { refreshFastPath() } }
    @usableFromInline var access: (any AccessControl<Destination>)? { didSet { refreshFastPath() } }
    /// Where a denial leads.
    var onDenial: (@MainActor (DenialReason, Destination) -> Destination?)?
    var leaveGuards: [LeaveGuard<Destination>] = [] { didSet { refreshFastPath() } }
    var nextLeaveGuard = 0
    var linkArrival = LinkArrival.dismissingModals
    var linkLanding = LinkLanding.replacing
    var linkBranch: (@MainActor (Destination) -> String?)?
    var timing = NavigationTiming()
    /// A host shows this state and reports what it has shown (D4).
    @exclusivity(unchecked) @usableFromInline var isHosted = false { didSet { refreshFastPath() } }

    /// What a guard said on the short way, for the long one.
    @usableFromInline var given: (destination: Destination, answer: AccessAnswer<Destination>)?

    // MARK: what waits
    /// The transition that a guard is asked about.
    var pending: PendingTransition<Destination>? { didSet { refreshFastPath() } }
    /// What was denied, for later: one (G10).
    var intent: IntendedNavigation<Destination>?
    /// Why links have to wait, if they do (D1, G14).
    var hold: LinkHold = [] { didSet { if hold.isEmpty != oldValue.isEmpty { refreshFastPath() } } }
    /// The link that waits: one, the latest.
    var waiting: Request?
    var lastLink: (state: State, time: Duration)?

    /// Who waits for the answer of a screen that is shown (U4).
    var results: [PendingResult<Destination>] = [] {
        didSet { if results.isEmpty != oldValue.isEmpty { refreshFastPath() } }
    }

    // MARK: the session
    /// Moves whenever what a guard allowed may no longer hold (G6).
    @exclusivity(unchecked) @usableFromInline var epoch: UInt64 = 0
    var owner: String?
    /// Whose session ended by itself.
    var expiredOwner: String?
    /// The destinations in the state whose guard had to find out, and allowed. Never written anywhere (G13).
    var admitted: Set<Destination> = [] { didSet { if admitted.isEmpty != oldValue.isEmpty { refreshFastPath() } } }
    /// The screen that the last denial led to, while it is there.
    var denialScreen: Destination? { didSet { refreshFastPath() } }

    // MARK: observers
    private var observers: [(id: Int, call: @MainActor (Record) -> Void)] = []
    private var nextObserver = 0
    @exclusivity(unchecked) @usableFromInline var hasObservers = false

    /// What shows the state, once something does.
    var host: NavigationHost<Destination>?

    // MARK: one at a time
    /// No rule and no host: the short way may be taken.
    @exclusivity(unchecked) @usableFromInline var isFast = true
    /// No rule but a guard and redirects: the short way behind guards may be taken.
    @exclusivity(unchecked) @usableFromInline var isOnlyGuarded = false
    /// A transition is under way: what is asked for meanwhile queues.
    @exclusivity(unchecked) @usableFromInline var isBusy = false
    @exclusivity(unchecked) @usableFromInline var hasQueue = false
    private var queue: [@MainActor (NavigationCore) -> Void] = []

    // MARK: capturing
    /// Born to render: nothing is ever committed.
    let isRenderOnly: Bool
    /// The state of a router that only renders: it never changes.
    private let rendered: State?
    /// What a captured action has led to so far.
    @exclusivity(unchecked) var capture: CapturedNavigation<Destination>?

    init(_ state: State, isRenderOnly: Bool) {
        ground = LevelBox(state.levels[0], index: 0)
        self.isRenderOnly = isRenderOnly
        rendered = isRenderOnly ? state : nil
        records = RingBuffer(capacity: isRenderOnly ? 1 : NavigationLimits.records)
        var below = ground
        for (index, level) in state.levels.enumerated().dropFirst() {
            let box = LevelBox(level, index: index)
            below.next = box
            below = box
        }
        refreshFastPath()
    }
    deinit {
        waiting?.handle?.abandon()
        for result in results { result.promise.abandon() }
    }

    // MARK: the state
    var state: State {
        if let rendered { return rendered }
        var levels: [State.Level] = []
        var box: Box? = ground
        while let level = box {
            levels.append(level.level)
            box = level.next
        }
        return State(levels: levels)
    }
    func readAll() {
        var box: Box? = ground
        while let level = box {
            level.readPath()
            level.readModal()
            level.readBranches()
            box = level.next
        }
    }
    /// The level below one; nil below the ground.
    func below(_ box: Box) -> Box? {
        var below: Box? = ground
        while let level = below, level.next !== box { below = level.next }
        return below
    }

    private func refreshFastPath() {
        let isFree =
            leaveGuards.isEmpty && pending == nil && denialScreen == nil && admitted.isEmpty && results.isEmpty
            && !isRenderOnly
        isFast = isFree && redirect == nil && unhandled == nil && access == nil && !isHosted
        isOnlyGuarded = isFree && access != nil
    }

    // MARK: the way in
    /// Does an action: the only way into the state, but for the short one.
    @discardableResult @usableFromInline func perform(
        _ action: Action, at box: Box, _ origin: NavigationOrigin, kind: Record.Kind? = nil
    ) -> Transition { perform(action, at: box, origin, kind: kind, result: nil) }
    @discardableResult func perform(
        _ action: Action, at box: Box, _ origin: NavigationOrigin, kind: Record.Kind? = nil,
        result: ResultRole<Destination>?
    ) -> Transition {
        if isRenderOnly { return Transition(captured(action, at: box)) }
        guard box.isAttached else { return Transition(.failed(.detached)) }
        guard !isBusy else {
            let outcome = PendingOutcome()
            enqueue { $0.begin(action, at: box, origin, kind, outcome, result) }
            return Transition(outcome)
        }
        let transition = begin(action, at: box, origin, kind, nil, result)
        if hasQueue { drain() }
        return transition
    }

    /// Runs after the transition that is under way, or else at once.
    func exclusively(_ body: @escaping @MainActor (NavigationCore) -> Void) {
        enqueue(body)
        drain()
    }
    private func enqueue(_ body: @escaping @MainActor (NavigationCore) -> Void) {
        queue.append(body)
        hasQueue = true
    }
    /// What was asked for in the middle of a transition runs after it, in order.
    @usableFromInline func drain() {
        while !isBusy, !queue.isEmpty {
            let next = queue.removeFirst()
            hasQueue = !queue.isEmpty
            next(self)
        }
    }

    @discardableResult private func begin(
        _ action: Action, at box: Box, _ origin: NavigationOrigin, _ kind: Record.Kind?, _ handle: PendingOutcome?,
        _ result: ResultRole<Destination>?
    ) -> Transition {
        guard box.isAttached else {
            handle?.settle(.failed(.detached))
            return Transition(.failed(.detached))
        }
        isBusy = true
        defer { isBusy = false }
        generation &+= 1
        var request = Request(
            action: action, box: box, origin: origin, kind: kind ?? action.kind, number: generation, epoch: epoch,
            handle: handle, given: given, result: result)
        given = nil
        if origin == .link, !hold.isEmpty { return wait(request) }
        request.hasSuperseded = supersede()
        return advance(request, nil)
    }

    // MARK: recording
    func observe(_ call: @escaping @MainActor (Record) -> Void) -> Int {
        nextObserver += 1
        observers.append((nextObserver, call))
        hasObservers = true
        return nextObserver
    }
    func removeObserver(_ id: Int) {
        observers.removeAll { $0.id == id }
        hasObservers = !observers.isEmpty
    }
    @usableFromInline func report(_ record: Record) {
        for observer in observers { observer.call(record) }
    }
    func record(_ request: Request, _ details: RecordDetails<Destination>?) {
        append(
            Record(
                number: request.number, kind: request.kind, origin: request.origin, level: request.box.index,
                destination: request.action.destination, details: details))
    }
    /// Records what never became an action, for instance a link that does not resolve (U11).
    func record(
        _ kind: Record.Kind, _ box: Box, _ origin: NavigationOrigin, _ details: RecordDetails<Destination>
    ) {
        generation &+= 1
        append(
            Record(
                number: generation, kind: kind, origin: origin, level: box.index, destination: nil, details: details))
    }
    private func append(_ record: Record) {
        records.append(record)
        if hasObservers { report(record) }
    }
}
