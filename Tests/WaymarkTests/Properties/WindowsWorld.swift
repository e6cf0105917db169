import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Two windows, at random")
struct WindowsPropertyTests {
    @Test("nothing forbidden is shown, and every waiting call ends", arguments: 0..<20 as Range<UInt64>)
    func windows(_ seed: UInt64) async throws {
        let world = try WindowsWorld(seed: seed)
        for window in world.windows { await window.app.boot() }
        for step in 0..<300 {
            await world.step()
            let mistakes = world.mistakes
            guard mistakes.isEmpty else {
                Issue.record("seed \(seed), step \(step): \(mistakes), after \(world.log.suffix(8))")
                return
            }
        }
        #expect(await world.finish().isEmpty, "seed \(seed)")
    }
}

/// Two windows of one app that take random steps: navigations, links, tabs, sessions, locks, asynchronous guards,
/// leave guards.
@MainActor final class WindowsWorld {
    enum Tab: String, NavigationTab { case a, b, c, d }

    @MainActor struct Window {
        let app: AppCoordinator<AuthRoute>
        let tabs: TabRouter<Tab, AuthRoute>
        var router: Router<AuthRoute> { tabs.router }
    }
    private let clock = ManualClock()
    private let auth: AuthGuard<AuthRoute>
    private(set) var windows: [Window] = []
    private var random: SeededGenerator
    private var answers: [Gate<AccessDecision<AuthRoute>>] = []
    private var departures: [Gate<Bool>] = []
    private var handles: [(name: String, handle: NavigationHandle)] = []
    private var registrations: [RouterRegistration] = []
    private(set) var log: [String] = []

    init(seed: UInt64) throws {
        random = SeededGenerator(seed: seed)
        auth = AuthGuard(sessions: SessionRepositoryMock(nil), clock: .manual(clock))
        let links = try AuthRoute.deepLinks()
        for index in 0..<2 { windows.append(window((Int(seed) + index) % 4, links)) }
    }
    private func window(_ arrival: Int, _ links: LinkTable<AuthRoute>) -> Window {
        let tabs = TabRouter<Tab, AuthRoute>(
            tabs: Tab.allCases,
            home: { route in
                switch route {
                case .profile(let id): id.isMultiple(of: 3) ? .c : nil
                case .help: .b
                case .account: .d
                default: nil
                }
            }
        ) { tab in tab == .a ? .help : tab == .b ? .home : nil }
        let router = tabs.router
        router.timing.clock = .manual(clock)
        router.links = links
        router.linkArrival = [.reusing, .replacing, .pushing, .onActiveLevel][arrival]
        router.failureHandler = { _ in }
        let slow = RuleGuard<AuthRoute> { [weak self] route in
            guard let self, case .profile(let id) = route, id >= 8 else { return .allowed }
            let gate = Gate<AccessDecision<AuthRoute>>()
            answers.append(gate)
            return .later { try await gate.pass() }
        }
        let app = AppCoordinator(
            router, auth: auth, guards: [slow], store: .memory(), onDenial: AuthRoute.screen)
        return Window(app: app, tabs: tabs)
    }
    // MARK: values
    private func route() -> AuthRoute {
        let all: [AuthRoute] = (0..<10).map { .profile($0) } + [.home, .help, .form, .account, .admin, .upgrade]
        return one(in: 10) ? .pay : all.randomElement(using: &random) ?? .home
    }
    private func tab() -> Tab { Tab.allCases.randomElement(using: &random) ?? .a }
    private func session(of owner: String) -> Session {
        Session(
            owner: owner, permissions: Bool.random(using: &random) ? ["admin"] : [],
            information: Bool.random(using: &random) ? ["address"] : [])
    }
    private func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    private func keep(_ name: String, _ handle: NavigationHandle?) {
        log.append(name)
        if let handle { handles.append((name, handle)) }
    }

    // MARK: steps
    func step() async {
        let window = windows.randomElement(using: &random) ?? windows[0]
        switch Int.random(in: 0..<23, using: &random) {
        case 0..<7: navigate(window.router, window.app)
        case 7..<13: changeTabs(window.tabs)
        case 13..<20: await changeSession(window.app)
        case 20:
            log.append("guards answer")
            for gate in answers { gate.open(with: one(in: 2) ? .allowed : .denied(.insufficientPermissions)) }
            for gate in departures { gate.open(with: Bool.random(using: &random)) }
            (answers, departures) = ([], [])
        case 21: guardDeparture(window.router)
        default: keep("cancel the login", window.app.cancelLogin())
        }
        if Bool.random(using: &random), one(in: 2) { await letTasksRun() }
    }
    private func navigate(_ router: Router<AuthRoute>, _ app: AppCoordinator<AuthRoute>) {
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1, 2:
            let route = route()
            keep("navigate to \(route)", router.active.navigate(to: route))
        case 3, 4:
            clock.advance(by: .seconds(2))
            let ends = [
                "profile/\(Int.random(in: 0..<10, using: &random))", "help", "home", "admin", "account", "login",
            ]
            let link = "auth://" + (ends.randomElement(using: &random) ?? "")
            keep("open \(link)", Bool.random(using: &random) ? app.open(link) : router.open(link))
        case 5: keep("go back", router.active.goBack())
        default: keep("dismiss", router.active.dismiss())
        }
    }
    private func changeTabs(_ tabs: TabRouter<Tab, AuthRoute>) {
        let tab = tab()
        switch Int.random(in: 0..<4, using: &random) {
        case 0: keep("select \(tab)", tabs.select(tab))
        case 1:
            let route = route()
            keep("navigate to \(route) in \(tab)", tabs.navigate(to: route, in: tab))
        case 2:
            let hidden = Set(Tab.allCases.filter { _ in one(in: 4) })
            log.append("hide \(hidden)")
            tabs.setHidden(hidden)
        default:
            clock.advance(by: .milliseconds(400))
            log.append("tap \(tab)")
            tabs.userDidSelect(tab)
        }
    }
    private func changeSession(_ app: AppCoordinator<AuthRoute>) async {
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            let new = session(of: one(in: 3) ? "ben" : "ana")
            log.append("log in \(new)")
            app.logIn(new)
        case 1 where one(in: 3):
            log.append("log out")
            app.logOut()
        case 2:
            log.append("lock")
            app.lock()
        case 3, 4:
            log.append("unlock")
            try? await app.unlock()
        case 5 where app.phase.session != nil && one(in: 3):
            log.append("expire")
            app.expire()
        case 6:
            guard let old = app.phase.session else { return }
            let new = session(of: old.owner)
            log.append("update \(new)")
            app.updateSession(new)
        default: break
        }
    }
    private func guardDeparture(_ router: Router<AuthRoute>) {
        guard let top = router.active.top else { return }
        log.append("guard the departure of \(top)")
        let registration = router.active.onLeave(of: top) { [weak self] in self?.departure() ?? .leave }
        registrations.append(registration)
        if registrations.count > 3 { registrations.removeFirst().cancel() }
    }
    private func departure() -> LeaveAnswer {
        guard one(in: 3) else { return Bool.random(using: &random) ? .leave : .stay }
        let gate = Gate<Bool>()
        departures.append(gate)
        return .later { (try? await gate.pass()) ?? false }
    }
    // MARK: checks
    /// The rules that the state violates now, as text.
    var mistakes: [String] {
        var mistakes: [String] = []
        for window in windows {
            let store = window.router.store
            mistakes += store.waitingFaults
            guard store.session.areScreensVisible, window.app.phase != .booting else { continue }
            let branch = store.state.ground.branch.id
            if store.rules.isUnselectable?(branch) ?? false { mistakes.append("\(branch) is selected") }
            for route in window.router.state.destinations
            where route.accessRule.denial(for: auth.session) != nil { mistakes.append("\(route) is shown") }
            if let denial = store.session.denialScreen, !store.state.contains(denial) {
                mistakes.append("the denial screen is missing")
            }
        }
        return mistakes
    }
    /// Answers all guards, unlocks the app, and returns the names of the calls that still wait.
    func finish() async -> [String] {
        for _ in 0..<5 {
            for gate in answers { gate.open(with: .allowed) }
            for gate in departures { gate.open(with: true) }
            (answers, departures) = ([], [])
            for window in windows { try? await window.app.unlock() }
            await letTasksRun()
            clock.advance(by: .seconds(700))
            await letTasksRun()
        }
        return handles.filter { $0.handle.settled == nil }.map(\.name)
    }
}
