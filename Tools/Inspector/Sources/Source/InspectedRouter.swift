#if Inspector
import Foundation
import Waymark

/// A router and the transitions observed in it.
@MainActor final class InspectedRouter<Destination: Navigation>: Source {
    let id: String
    let name: String
    let links: LinkTable<Destination>?
    let renderer: ScreenRenderer<Destination>
    private(set) weak var router: Router<Destination>?
    /// Returns the app's phase; nil without a coordinator.
    let phase: @MainActor () -> AppPhase?
    /// The app's initial state: the earliest known state whose tabs all have a root, or else the earliest known one.
    let initial: NavigationState<Destination>
    private(set) var ring: TransitionRing<SeenTransition<Destination>>
    var walk: RecordedWalk<Destination>?
    /// The test of the last recorded walk; nil if there is none.
    var written: RecordResult?
    /// The time travel under way, and the number of the last transition that began before it; nil if there is none.
    private var travel: (after: UInt64, goal: Travel<Destination>)?
    /// The moment that was shown after transition `last`.
    private var moment = (shown: 0, last: 0)
    let setup: InspectorTestSetup?
    private var observation: RouterRegistration?
    private var sessionObservation: RouterRegistration?
    /// A function that is called after each transition.
    var onNews: (() -> Void)?
    /// The maximum time that a call waits for its transition to end. A guard or the user may delay the transition.
    var patience = Duration.seconds(5)

    init(
        _ router: Router<Destination>, id: String, name: String, setup: InspectorTestSetup? = nil,
        showsValues: Bool = false, capacity: Int = 1_000, phase: @escaping @MainActor () -> AppPhase? = { nil },
        watchSession: (@escaping @MainActor (SessionMoment) -> Void) -> RouterRegistration? = { _ in nil }
    ) {
        var router = router
        while let parent = router.parent { router = parent }
        self.router = router
        self.id = id
        self.name = name
        self.setup = setup
        self.phase = phase
        links = router.links
        renderer = ScreenRenderer(links: router.links, showsValues: showsValues)
        ring = TransitionRing(capacity: capacity)
        // the transitions that the router recorded before it was observed
        let records = router.endedRecords
        // a coordinator gets its tabs after its creation
        let states = records.map(\.before) + [router.state]
        initial = states.first { $0.levels[0].branches.allSatisfy { $0.root != nil } } ?? states[0]
        let now = Date().timeIntervalSince1970 * 1_000
        let elapsed = router.timing.clock.elapsed()
        for record in records { append(record, at: now - (elapsed - record.ended).milliseconds) }
        observation = router.observe { [weak self] record in
            self?.append(record, at: Date().timeIntervalSince1970 * 1_000)
            self?.onNews?()
        }
        sessionObservation = watchSession { [weak self] in self?.see($0) }
    }
    func stop() {
        observation?.cancel()
        sessionObservation?.cancel()
    }

    // MARK: observing
    private func append(_ record: TransitionRecord<Destination>, at time: Double) {
        var seen = SeenTransition(number: ring.last + 1, record: record, at: time)
        if let travel, record.number > travel.after {
            seen.travel = travel.goal
            self.travel = nil
        }
        ring.append(seen)
        walk?.append(seen)
    }
    /// Returns the number of the transition whose resulting state is shown now; 0 for the initial state. It is the
    /// newest transition, unless an earlier state was restored and nothing has changed since.
    private func shownMoment() -> Int {
        for seen in ring.elements(after: moment.last) {
            // tabs that aren't shown may differ: a login, for example, sets a hidden tab's root
            if let goal = seen.travel, seen.after.levels.map(\.branch) == goal.state.levels.map(\.branch) {
                moment.shown = goal.moment
            } else if moment.shown == seen.number - 1 || seen.before != seen.after {
                moment.shown = seen.number
            }
        }
        moment.last = ring.last
        return moment.shown
    }

    // MARK: reading
    var lastNumber: Int { ring.last }
    var summary: InspectedSource? {
        router == nil ? nil : InspectedSource(id: id, name: name, showsValues: renderer.showsValues)
    }
    private struct Situation: Hashable {
        let waiting: UInt64?
        let intended: Destination?
        let phase: InspectedState.Phase?
        let number: Int
    }
    var situation: AnyHashable? {
        guard let router else { return nil }
        return Situation(
            waiting: router.waiting?.number, intended: router.intendedDestination, phase: InspectedState.Phase(phase()),
            number: ring.last)
    }
    func transitions(after number: Int, limit: Int) async -> [InspectedTransition] {
        await renderer.transitions(ring.elements(after: number, limit: limit))
    }
    func state() async -> InspectedState? {
        guard let router else { return nil }
        let (moment, waiting, intended) = (shownMoment(), router.waiting, router.intendedDestination)
        let phase = InspectedState.Phase(phase())
        var state = await renderer.state(router.state)
        (state.moment, state.phase) = (moment, phase)
        if let intended { state.intended = await renderer.screen(intended) }
        if let waiting, case .waiting = waiting.outcome, let wait = waiting.wait {
            state.waiting = InspectedState.Waiting(kind: "\(waiting.kind)", destination: nil, wait: wait.rawValue)
            if let destination = waiting.destination {
                state.waiting?.destination = await renderer.screen(destination)
            }
        }
        return state
    }

    // MARK: navigating
    func live() throws(ProtocolError) -> Router<Destination> {
        guard let router else { throw .unknownSource(id) }
        return router
    }
    /// The number of the last recorded transition that has begun.
    var lastBegun: UInt64 { router?.records.map(\.number).max() ?? 0 }

    /// Shows the state before or after a recorded transition, in a new one. Redirects and guards may change the state.
    ///
    /// - Throws: `ProtocolError` if the router is gone, or if the navigation had no effect or hasn't begun.
    func show(_ goal: Travel<Destination>) async throws(ProtocolError) -> TransitionResult {
        do {
            return try await perform {
                travel = (lastBegun, goal)
                return $0.perform(.replace(goal.state.fitted(to: $0.state)))
            }
        } catch {
            travel = nil
            throw error
        }
    }
    /// Performs a navigation, and returns its transition. If the transition hasn't ended within `patience`, the result
    /// has no transition, and `isWaiting` is true.
    ///
    /// - Throws: `ProtocolError` if the router is gone, or if the navigation had no effect or hasn't begun.
    func perform(_ action: (Router<Destination>) -> NavigationHandle) async throws(ProtocolError) -> TransitionResult {
        let (router, last) = (try live(), lastBegun)
        let handle = action(router)
        // a busy router queues the navigation
        if lastBegun == last {
            throw ProtocolError(
                .refused,
                "the navigation \(handle.settled.map { "had no effect: \($0.name)" } ?? "hasn't run yet: it is waiting")"
            )
        }
        let end = ContinuousClock.now + patience
        while handle.settled == nil, .now < end {
            // the polling interval
            try? await Task.sleep(for: .milliseconds(20))
        }
        guard let seen = ring.elements(after: 0).first(where: { $0.record.number > last }) else {
            return TransitionResult(transition: nil, isWaiting: true)
        }
        return TransitionResult(transition: await renderer.transitions([seen]).first, isWaiting: nil)
    }
}

extension Router {
    /// The record of the first transition that waits; nil if none does.
    fileprivate var waiting: TransitionRecord<Destination>? {
        records.first { if case .waiting = $0.outcome { true } else { false } }
    }
}

extension Duration {
    var milliseconds: Double { self / .milliseconds(1) }
}
#endif
