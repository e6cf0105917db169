import Testing
import Waymark
import WaymarkTesting

/// A router and its host, shown by a faulty framework.
@MainActor struct HostWorld {
    let clock = ManualClock()
    let router: Router<Route>
    let framework: FaultyFramework

    init(
        start: NavigationState<Route> = NavigationState(), blank: Set<Route> = [], isCollapsed: Bool = false,
        fault: @escaping (Int) -> CallbackFault? = { _ in nil }
    ) {
        let router = Router(start)
        router.timing.clock = .manual(clock)
        self.router = router
        framework = FaultyFramework(
            router.host, clock: clock, patience: router.timing.callbackTimeout, fault: fault
        ) { [unowned router] screen in
            let destination = screen.flatMap { router.destination(of: $0) }
            let isOnGround = router.host.ground.path.contains { $0 == screen }
            return !(isCollapsed && isOnGround) && !(destination.map(blank.contains) ?? false)
        }
    }
    init(_ scenario: HostScenario, fault: @escaping (Int) -> CallbackFault? = { _ in nil }) {
        self.init(
            start: scenario.start, blank: scenario.blank, isCollapsed: scenario.isCollapsed, fault: fault)
    }

    // MARK: steps
    /// Performs a step. Code acts at once; a user first waits for the screen, unless `isPatient` is false.
    func perform(_ step: HostScenario.Step, isPatient: Bool = true) async {
        switch step {
        case .ground(let action): router.perform(action)
        case .top(let action): router.active.perform(action)
        case .stay(let route): router.onLeave(of: route) { .stay }
        case .swipeBack, .pullDown, .pullDownAnyway, .tap:
            guard isPatient else { break }
            await settle()
            // a user who goes back at once from a screen that was never reported may have to do so twice
            clock.advance(by: router.timing.callbackTimeout)
            await letTasksRun()
        }
        switch step {
        case .swipeBack(let depth): framework.swipeBack(to: depth)
        case .pullDown: framework.pullDown()
        case .pullDownAnyway: framework.pullDown(evenIfDisabled: true)
        case .tap(let branch): framework.tap(branch: branch)
        case .ground, .top, .stay: break
        }
    }

    /// A Boolean value that indicates whether the screen shows the state.
    private var isShown: Bool {
        let state = router.state
        return framework.drawn.count == state.levels.count && router.shown == state
            && zip(framework.drawn, state.levels).allSatisfy { drawn, level in
                drawn.branch == level.branch.id && drawn.root.flatMap(router.destination(of:)) == level.root
                    && drawn.path.compactMap(router.destination(of:)) == level.path
            }
    }
    /// Runs until the screen shows the state and nothing is in progress.
    ///
    /// - Returns: The number of timeouts of the host; nil if the screen never shows the state.
    @discardableResult func settle() async -> Int? {
        for periods in 0...Self.limit {
            framework.run()
            if framework.isStalled {
                clock.advance(by: router.timing.callbackTimeout * 9 / 10)
                await letTasksRun()
                framework.goOn()
                framework.run()
            }
            if framework.isQuiet, isShown { return periods }
            clock.advance(by: router.timing.callbackTimeout)
            await letTasksRun()
            framework.run()
            framework.deliverLate()
        }
        return nil
    }
    /// More timeouts than any correct scenario needs.
    static let limit = 40

    // MARK: expectations
    /// Returns the fault after a scenario; nil if there is none. If `isPrompt` is false, any callback may be recorded
    /// as missed, because the framework may have delivered it too late.
    func fault(after periods: Int?, within limit: Int = Self.limit, isPrompt: Bool = true) -> String? {
        guard let periods else { return "\(router.shown)\nis shown, but the state is\n\(router.state)" }
        if periods > limit { return "it took \(periods) timeouts" }
        let gestures = router.records.filter { $0.origin == .gesture && $0.kind != .missedCallback }
        if gestures.count > framework.gestures {
            return "a stray gesture: \(gestures.map { "\($0)" }) for \(framework.gestures)"
        }
        // if callbacks are delivered late, the host also misses some that have no fault
        if isPrompt, let stray = missed.first(where: { !framework.faulty.contains($0) }) {
            return "\(stray) is recorded as missed, but wasn't"
        }
        return nil
    }
    var missed: [HostCallback] { router.records.compactMap(\.missed) }
}
