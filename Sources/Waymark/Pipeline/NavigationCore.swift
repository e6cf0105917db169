/// The one authority over a state: the root router and its children hold it, it holds no router.
///
/// Every action goes through `perform(_:at:_:)`: redirect, guard, commit, record. The short way for a push and a pop
/// without rules stands in NavigationCore+FastPath.swift and is held equal to it by a differential test.
@MainActor @usableFromInline final class NavigationCore<Destination: Navigation> {
    @usableFromInline typealias State = NavigationState<Destination>
    @usableFromInline typealias Action = NavigationAction<Destination>
    @usableFromInline typealias Box = LevelBox<Destination>
    @usableFromInline typealias Record = TransitionRecord<Destination>

    let ground: Box
    @usableFromInline let records: RingBuffer<Record>
    /// Counts transitions.
    @exclusivity(unchecked) @usableFromInline var generation: UInt64 = 0

    // MARK: the rules
    var redirect: (@MainActor (Destination) -> Destination?)? { didSet { refreshFastPath() } }
    /// What stands for an outgoing navigation that nothing redirects; nil for every other destination.
    var unhandled: (@MainActor (Destination) -> Destination?)? { didSet { refreshFastPath() } }
    var access: (any AccessControl<Destination>)? { didSet { refreshFastPath() } }
    /// A host shows this state and reports what it has shown (D4).
    var isHosted = false { didSet { refreshFastPath() } }

    // MARK: observers
    private var observers: [(id: Int, call: @MainActor (Record) -> Void)] = []
    private var nextObserver = 0
    @exclusivity(unchecked) @usableFromInline var hasObservers = false

    // MARK: one at a time
    /// No rule and no host: the short way may be taken.
    @exclusivity(unchecked) @usableFromInline var isFast = true
    /// A transition is under way: what is asked for meanwhile queues.
    @exclusivity(unchecked) @usableFromInline var isBusy = false
    @exclusivity(unchecked) @usableFromInline var hasQueue = false
    private var queue: [Queued] = []
    private struct Queued {
        let action: Action, box: Box, origin: NavigationOrigin, outcome: PendingOutcome
    }

    // MARK: capturing
    /// Born to render: nothing is ever committed.
    let isRenderOnly: Bool
    /// The state of a router that only renders: it never changes.
    private let rendered: State?
    /// What a captured action has led to so far.
    var capture: CapturedNavigation<Destination>?

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
        isFast = redirect == nil && unhandled == nil && access == nil && !isHosted && !isRenderOnly
    }

    // MARK: the pipeline
    /// Does an action: the only way into the state, but for the short one.
    @discardableResult @usableFromInline func perform(
        _ action: Action, at box: Box, _ origin: NavigationOrigin, kind: Record.Kind? = nil
    ) -> Transition {
        if isRenderOnly { return Transition(captured(action, at: box)) }
        guard box.isAttached else { return Transition(.failed(.detached)) }
        guard !isBusy else {
            let outcome = PendingOutcome()
            queue.append(Queued(action: action, box: box, origin: origin, outcome: outcome))
            hasQueue = true
            return Transition(outcome)
        }
        let outcome = transition(action, at: box, origin, kind)
        if hasQueue { drain() }
        return Transition(outcome)
    }

    /// What was asked for in the middle of a transition runs after it, in order.
    @usableFromInline func drain() {
        while !isBusy, !queue.isEmpty {
            let next = queue.removeFirst()
            hasQueue = !queue.isEmpty
            guard next.box.isAttached else {
                next.outcome.settle(.failed(.detached))
                continue
            }
            next.outcome.settle(transition(next.action, at: next.box, next.origin, nil))
        }
    }

    private func transition(
        _ action: Action, at box: Box, _ origin: NavigationOrigin, _ kind: Record.Kind?
    ) -> TransitionOutcome {
        isBusy = true
        defer { isBusy = false }
        generation &+= 1
        let number = generation
        let result = attempt(action, at: box, origin)
        let details = result.isPlain ? nil : result.details
        let record = Record(
            number: number, kind: kind ?? action.kind, origin: origin, level: box.index,
            destination: action.destination, details: details)
        records.append(record)
        if hasObservers { report(record) }
        return result.outcome
    }

    private struct Attempt {
        var outcome: TransitionOutcome
        var via: [Destination] = []
        var showing: Destination?
        var dismissals: [Dismissal<Destination>] = []
        var isPlain: Bool { outcome == .committed && via.isEmpty && showing == nil && dismissals.isEmpty }
        var details: RecordDetails<Destination> {
            RecordDetails(outcome: outcome, via: via, showing: showing, dismissals: dismissals)
        }
    }

    private func attempt(_ action: Action, at box: Box, _ origin: NavigationOrigin) -> Attempt {
        var attempt = Attempt(outcome: .committed)
        func refused(_ outcome: TransitionOutcome) -> Attempt {
            if origin == .host { box.nudge() }
            attempt.outcome = outcome
            return attempt
        }
        // 1. redirect
        var redirected = RedirectedAction(action)
        do throws(NavigationFailure) { try redirected.resolve(redirect, unhandled) } catch {
            return refused(.failed(error))
        }
        attempt.via = redirected.via
        if !redirected.via.isEmpty || redirected.unhandled != nil { attempt.showing = redirected.action.destination }
        if let top = redirected.action.pushed, box.unshown == top, box.path.last == top, box.next == nil {
            return refused(.duplicate)
        }
        let old = state
        let proposed: State
        do throws(NavigationFailure) { proposed = try old.applying(redirected.action, at: box.index) } catch {
            return refused(.failed(error))
        }
        if proposed == old { return refused(.duplicate) }
        // 2. guard
        if let reason = Self.denial(of: proposed, by: access) { return refused(.denied(reason)) }
        // 3. commit, in the same actor step as the last check
        attempt.dismissals = commit(proposed, redirected.action, origin)
        if isHosted, let pushed = redirected.action.pushed { box.unshown = pushed }
        if let name = redirected.unhandled { attempt.outcome = .failed(.unhandled(name: name)) }
        return attempt
    }

    /// The first reason for which an element of the state may not be shown; every element is asked about (G18).
    static func denial(of state: State, by access: (any AccessControl<Destination>)?) -> DenialReason? {
        guard let access else { return nil }
        for destination in state.destinations {
            // G1: a control that throws denies
            let decision = (try? access.decision(on: destination)) ?? .denied(.failed)
            if case .denied(let reason) = decision { return reason }
        }
        return nil
    }
    func decision(on destination: Destination) -> AccessDecision {
        Self.denial(of: State(path: [destination]), by: access).map(AccessDecision.denied) ?? .allowed
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
    /// Records what never became an action, for instance a link that does not resolve (U11).
    func record(_ kind: Record.Kind, _ box: Box, _ origin: NavigationOrigin, _ outcome: TransitionOutcome) {
        generation &+= 1
        let record = Record(
            number: generation, kind: kind, origin: origin, level: box.index, destination: nil,
            details: RecordDetails(outcome: outcome))
        records.append(record)
        if hasObservers { report(record) }
    }
}
