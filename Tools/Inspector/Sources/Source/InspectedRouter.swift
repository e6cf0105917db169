#if Inspector
import Foundation
import Waymark
import WaymarkLinks

/// A router and the transitions observed in it.
@MainActor final class InspectedRouter<Destination: Navigation>: Source {
    let id: String
    let name: String
    let actions: [(id: String, action: InspectorAction)]
    let links: LinkTable<Destination>?
    let renderer: ScreenRenderer<Destination>
    private(set) weak var router: Router<Destination>?
    /// Returns the app's phase; nil without a coordinator.
    let session: @MainActor () -> AppPhase?
    /// The app's initial state, which a link at launch starts from: the earliest known state whose tabs all have a
    /// root, or else the earliest known one.
    let initial: NavigationState<Destination>
    private(set) var ring: TransitionRing<SeenTransition<Destination>>
    var walk: RecordedWalk<Destination>?
    /// The tests of the last recorded walk; nil if there is none.
    var written: RecordResult?
    /// The number of the transition whose resulting state is shown now; 0 for the initial state.
    private(set) var moment = 0
    /// The last time travel, with the number of its record; nil before the first one, and if the last one couldn't
    /// begin.
    private var travel: Travel?
    private struct Travel {
        let record: UInt64
        let moment: Int
        let state: NavigationState<Destination>
    }
    let setup: InspectorTestSetup?
    let guardLog: GuardLog
    private var observation: RouterRegistration?
    private var sessionObservation: RouterRegistration?
    private var waiters: [(id: Int, number: UInt64, continuation: CheckedContinuation<Void, Never>)] = []
    private var nextWaiter = 0
    /// A function that is called after each transition.
    var onNews: (() -> Void)?
    /// The maximum time that a call waits for its transition to end. A guard or the user may delay the transition.
    var patience = Duration.seconds(5)

    init(
        _ router: Router<Destination>, id: String, name: String, links: LinkTable<Destination>?,
        actions: [InspectorAction], setup: InspectorTestSetup?, capacity: Int,
        session: @escaping @MainActor () -> AppPhase?,
        watchSession: (@escaping @MainActor (SessionMoment) -> Void) -> RouterRegistration? = { _ in nil }
    ) {
        var ground = router
        while let parent = ground.parent { ground = parent }
        let router = ground
        self.router = router
        self.id = id
        self.name = name
        self.actions = InspectorAction.identified(actions)
        self.links = links ?? router.links
        self.session = session
        self.setup = setup
        renderer = ScreenRenderer(links: links ?? router.links)
        ring = TransitionRing(capacity: capacity)
        guardLog = GuardLog(router)
        // the transitions that the router recorded before it was observed
        let records = router.endedRecords
        // a coordinator gets its tabs after its creation
        let states = records.map(\.before) + [router.state]
        initial = states.first { $0.levels[0].branches.allSatisfy { $0.root != nil } } ?? states[0]
        let now = Date().timeIntervalSince1970 * 1_000
        let elapsed = router.timing.clock.elapsed()
        for record in records {
            append(record, .none, at: now - (elapsed - record.ended).milliseconds)
        }
        observation = router.observe { [weak self] record in self?.see(record) }
        sessionObservation = watchSession { [weak self] in self?.see($0) }
    }
    func stop() {
        observation?.cancel()
        sessionObservation?.cancel()
        guardLog.stop()
        for waiter in waiters { waiter.continuation.resume() }
        waiters = []
    }

    // MARK: observing
    private func see(_ record: TransitionRecord<Destination>) {
        append(record, guards(of: record), at: Date().timeIntervalSince1970 * 1_000)
        if !waiters.isEmpty {
            for waiter in waiters where waiter.number == record.number { waiter.continuation.resume() }
            waiters.removeAll { $0.number == record.number }
        }
        onNews?()
    }
    private func append(
        _ record: TransitionRecord<Destination>, _ guards: SeenGuards<Destination>, at time: Double
    ) {
        let goal = record.number == travel?.record ? travel : nil
        let seen = SeenTransition(
            number: ring.nextNumber, record: record, before: record.before, after: record.after, guards: guards,
            at: time, travel: goal?.moment)
        // tabs that aren't shown may differ: a login, for example, sets a hidden tab's root
        if let goal, seen.after.levels.map(\.branch) == goal.state.levels.map(\.branch) {
            moment = goal.moment
        } else if moment == ring.last || seen.before != seen.after {
            moment = seen.number
        }
        ring.append(seen)
        walk?.append(seen)
    }
    /// Shows the state before or after a recorded transition, in a new one. Redirects and guards may change the state.
    ///
    /// - Parameter moment: The number of the transition that led to the state; 0 for the initial state.
    /// - Throws: `ProtocolError` if the router is gone, or if the navigation had no effect or hasn't begun.
    func show(
        _ state: NavigationState<Destination>, of moment: Int
    ) async throws(ProtocolError) -> TransitionResult {
        do {
            return try await perform {
                travel = Travel(record: $0.situation.number + 1, moment: moment, state: state)
                return $0.perform(.replace(state.fitted(to: $0.state)))
            }
        } catch {
            travel = nil
            throw error
        }
    }

    func clear() { ring.removeAll() }

    // MARK: reading
    var lastNumber: Int { ring.last }
    func isLooking(at router: AnyObject) -> Bool {
        guard var ground = router as? Router<Destination> else { return false }
        while let parent = ground.parent { ground = parent }
        return self.router === ground
    }
    var summary: InspectedSource? {
        guard router != nil else { return nil }
        return InspectedSource(
            id: id, name: name, kind: Destination.self == AnyNavigation.self ? .coordinator : .router,
            hasLinks: links != nil,
            hooks: actions.map { InspectedSource.Hook(id: $0.id, title: $0.action.title) })
    }
    private struct Situation: Hashable {
        let kind: NavigationKind?
        let destination: Destination?
        let intended: Destination?
        let queued: Int
        let phase: InspectedState.Phase?
        let number: Int
    }
    var situation: AnyHashable? {
        guard let router else { return nil }
        let now = router.situation
        return Situation(
            kind: now.waiting?.kind, destination: now.waiting?.destination, intended: now.intended,
            queued: now.queued, phase: phase(now), number: ring.last)
    }
    private func phase(_ situation: RouterSituation<Destination>) -> InspectedState.Phase? {
        switch session() {
        case .booting: .booting
        case .unauthenticated: .unauthenticated
        case .authenticated: .authenticated
        case .locked: .locked
        case nil: situation.isBooting ? .booting : situation.isLocked ? .locked : nil
        }
    }
    func transitions(after number: Int, limit: Int) async -> [InspectedTransition] {
        await renderer.transitions(ring.elements(after: number, limit: limit))
    }
    func state() async -> InspectedState? {
        guard let router else { return nil }
        let (now, number, moment, canGoBack) = (router.situation, ring.last, moment, router.active.canGoBack)
        var state = await renderer.state(router.state)
        (state.number, state.moment) = (number, moment)
        state.queued = now.queued
        state.phase = phase(now)
        state.canGoBack = canGoBack
        if let intended = now.intended { state.intended = await renderer.screen(intended) }
        if let waiting = now.waiting {
            let question: InspectedState.Question =
                switch waiting.question {
                case .access: .guard
                case .leave: .leave
                case nil: .host
                }
            state.waiting = InspectedState.Waiting(kind: "\(waiting.kind)", destination: nil, question: question)
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
    /// Performs a navigation, and returns its transition. If the transition hasn't ended within `patience`, the result
    /// has no transition, and `isWaiting` is true.
    ///
    /// - Throws: `ProtocolError` if the router is gone, or if the navigation had no effect or hasn't begun.
    func perform(_ action: (Router<Destination>) -> NavigationHandle) async throws(ProtocolError) -> TransitionResult {
        guard let seen = try await seeing(action) else { return TransitionResult(transition: nil, isWaiting: true) }
        return TransitionResult(transition: await renderer.transitions([seen]).first, isWaiting: nil)
    }
    /// Performs a navigation and returns its transition; nil if it hasn't ended within `patience`.
    ///
    /// - Throws: `ProtocolError` if the router is gone, or if the navigation had no effect or hasn't begun.
    func seeing(
        _ action: (Router<Destination>) -> NavigationHandle
    ) async throws(ProtocolError) -> SeenTransition<Destination>? {
        let router = try live()
        // the number that this navigation's record gets, unless the router is busy and queues it
        let number = router.situation.number + 1
        let handle = action(router)
        if router.situation.number < number {
            throw ProtocolError(
                .refused,
                "the navigation \(handle.settled.map { "had no effect: \($0)" } ?? "hasn't run yet: it is waiting")")
        }
        if handle.settled == nil { await wait(for: number) }
        return ring.elements(after: 0).last { $0.record.number == number }
    }
    private func wait(for number: UInt64) async {
        nextWaiter += 1
        let (id, patience) = (nextWaiter, patience)
        let timer = Task { [weak self] in
            // the timeout
            guard (try? await Task.sleep(for: patience)) != nil else { return }
            guard let self, let index = waiters.firstIndex(where: { $0.id == id }) else { return }
            waiters.remove(at: index).continuation.resume()
        }
        await withCheckedContinuation { waiters.append((id, number, $0)) }
        timer.cancel()
    }
}
#endif
