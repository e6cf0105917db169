import Testing
import Waymark
import WaymarkTesting

/// Guards, redirects and observers that navigate while a navigation is in progress.
@MainActor @Suite("Navigations that start each other")
struct NavigationLoopTests {
    typealias Ask = @MainActor (Route, Router<Route>) -> AccessDecision<Route>

    /// A guard that acts on its router before it answers.
    @MainActor private final class ActingGuard: AccessGuard {
        weak var router: Router<Route>?
        private(set) var asked = 0
        private let ask: Ask

        init(_ ask: @escaping Ask) { self.ask = ask }

        func access(to destination: Route) -> AccessDecision<Route> {
            asked += 1
            guard let router, asked < 1_000 else { return .denied(.blocked) }
            return ask(destination, router)
        }
    }
    private let router = Router<Route>()
    private var chain: [String] { Array(repeating: "route/about", count: 7) }
    /// Waits until a chain of navigations has been stopped, and nothing waits for a guard any more.
    private func untilStopped(
        _ routers: Router<Route>..., sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await until("the chain is never stopped", sourceLocation: sourceLocation) {
            routers.contains { router in
                router.records.contains { if case .failed(.navigationLoop) = $0.outcome { true } else { false } }
            }
                && !routers.contains { router in
                    if case .waiting? = router.records.last?.outcome { true } else { false }
                }
        }
    }

    private func protect(_ ask: @escaping Ask) -> ActingGuard {
        let control = ActingGuard(ask)
        control.router = router
        router.setGuard(control)
        return control
    }

    @Test("a guard that denies and navigates again is stopped, with the chain in the error")
    func guardNavigates() {
        let faults = router.recordedFaults()
        let control = protect { _, router in
            router.push(.about)
            return .denied(.insufficientPermissions)
        }
        #expect(router.push(.about).settled == .denied(.insufficientPermissions))
        #expect(control.asked == 6)
        #expect(router.records.last?.outcome == .failed(.navigationLoop(chain: chain)))
        #expect(faults.all == [.navigationLoop(chain: chain)])
        #expect("\(faults.all[0])".contains("route/about -> route/about"))
        #expect(router.records.count == 7)
        router.expect(NavigationState())
    }
    @Test("an asynchronous guard that navigates again is stopped, with the chain in the error")
    func laterGuardNavigates() async {
        let control = protect { _, router in
            .later {
                router.push(.about)
                return .denied(.failed)
            }
        }
        let first = router.push(.about)
        #expect(await first.outcome == .superseded)
        await untilStopped(router)
        #expect(control.asked < 20)
        #expect(router.records.contains { $0.outcome == .failed(.navigationLoop(chain: chain)) })
        #expect(router.records.last.map { "\($0.outcome)" }?.contains("waiting") == false)
    }
    @Test("an observer that navigates on each record is stopped, with the chain in the error")
    func observerNavigates() {
        var told = 0
        router.observe { [router] _ in
            told += 1
            if told < 1_000 { router.push(.about) }
        }
        router.push(.about)
        #expect(told == 7)
        #expect(router.path.count == 6)
        #expect(router.records.last?.outcome == .failed(.navigationLoop(chain: chain)))
    }
    @Test("a redirect that navigates is stopped, with the chain in the error")
    func redirectNavigates() {
        var asked = 0
        router.setRedirect { [router] destination in
            asked += 1
            if destination == .about, asked < 1_000 { router.push(.about) }
            return nil
        }
        router.push(.about)
        #expect(asked < 50)
        #expect(router.records.last?.outcome == .failed(.navigationLoop(chain: chain)))
    }
    @Test("a guard that rechecks the state each time it is asked is stopped, and the push is performed")
    func guardRechecks() {
        let faults = router.recordedFaults()
        let control = protect { _, router in
            router.recheck()
            return .allowed
        }
        router.push(.about)
        #expect(control.asked < 50)
        #expect(!faults.all.isEmpty && faults.all.count < 5)
        router.expect(NavigationState(path: [.about]))
    }
    @Test("two routers whose guards navigate each other, at once or later, are stopped", arguments: [false, true])
    func twoRouters(isLate: Bool) async {
        let other = Router<Route>()
        func deny(after act: @escaping @MainActor () -> Void) -> AccessDecision<Route> {
            guard isLate else {
                act()
                return .denied(.failed)
            }
            return .later {
                act()
                return .denied(.failed)
            }
        }
        let theirs = ActingGuard { [router] _, _ in deny { router.push(.about) } }
        theirs.router = other
        other.setGuard(theirs)
        let mine = protect { _, _ in deny { other.push(.home) } }
        router.push(.about)
        if isLate { await untilStopped(router, other) }
        #expect(mine.asked < 30 && theirs.asked < 30)
    }
    @Test("a guard that allows everything and navigates each time it is asked is stopped, too")
    func allowingGuardNavigates() {
        let faults = router.recordedFaults()
        var asked = 0
        router.setGuard(
            RuleGuard { [weak router] _ in
                asked += 1
                router?.push(.about)
                return .allowed
            })
        router.push(.about)
        #expect(asked < 30_000)
        #expect(faults.all.contains { if case .navigationLoop = $0 { true } else { false } })
        router.setGuard(nil)
        #expect(router.push(.home).settled == .committed)
    }
    @Test("a result that a looping guard awaits is nil")
    func result() async {
        var answers: [Int?] = []
        let control = protect { _, router in
            .later {
                answers.append(await router.result(of: .detail(1), as: Int.self))
                return .denied(.failed)
            }
        }
        router.push(.about)
        await untilStopped(router)
        await until { answers.count == control.asked }
        #expect(control.asked < 30)
        #expect(!answers.isEmpty && answers.allSatisfy { $0 == nil })
        #expect(router.records.contains { if case .failed(.navigationLoop) = $0.outcome { true } else { false } })
    }
    @Test("a guard whose task navigates after its answer is stopped")
    func taskOfGuard() async {
        let control = protect { _, router in
            .later {
                Task { router.push(.about) }
                return .denied(.failed)
            }
        }
        router.push(.about)
        await untilStopped(router)
        #expect(control.asked < 30)
    }
    @Test("a guard that is installed at the end of a long chain still removes denied screens")
    func guardAtLimit() {
        let strict = AccessGuardMock<Route>()
        strict.answers = [.home: .denied(.failed)]
        let target = Router<Route>(path: [.home])
        var told = 0
        target.observe { [target] _ in
            told += 1
            if told < 6 { target.push(.detail(told)) } else if told == 6 { target.setGuard(strict) }
        }
        target.push(.about)
        target.expect(NavigationState())
    }
    @Test("a log-out at the end of a long chain leads to the visitor's start")
    func logOutAtLimit() async {
        let router = Router<AuthRoute>(root: .home)
        let app = AppCoordinator(
            router, sessions: SessionRepositoryMock(.ana),
            start: { phase in
                if case .unauthenticated = phase { NavigationState(root: .help) } else { NavigationState(root: .home) }
            }, onDenial: nil)
        await app.boot()
        var told = 0
        router.observe { [router] _ in
            told += 1
            if told < 6 { router.push(.help) } else if told == 6 { app.logOut() }
        }
        router.push(.help)
        #expect(app.phase == .unauthenticated)
        router.expect(NavigationState(root: .help))
    }
    @Test("a guard that changes the session each time it is asked is stopped")
    func sessionInGuard() async {
        let router = Router<AuthRoute>(root: .home)
        weak var acting: AppCoordinator<AuthRoute>?
        var asked = 0
        let changing = RuleGuard<AuthRoute> { _ in
            asked += 1
            if asked < 10_000 { acting?.updateSession(.ana) }
            return .allowed
        }
        let app = AppCoordinator(router, sessions: SessionRepositoryMock(.ana), guards: [changing], onDenial: nil)
        await app.boot()
        acting = app
        router.push(.profile(1))
        #expect(asked < 500)
        acting = nil
        app.logOut()
        #expect(router.state.destinations.isEmpty)
    }
    @Test("a login by an observer of a log-out that a long chain has put off isn't lost")
    func loginAfterChain() async throws {
        let launched = try await LaunchedApp(.ana, state: NavigationState(path: [.home])).booted()
        let (app, router) = (launched.app, launched.router)
        var left = 6
        let registration = router.observe { record in
            left -= 1
            if left > 0 { router.push(.help) }
            if left == 0 { app.logOut() }
            if record.kind == .session, app.phase == .unauthenticated { app.logIn(.ben) }
        }
        router.push(.help)
        registration.cancel()
        // what the next user then asks for belongs to that user
        #expect(router.navigate(to: .profile(9)).settled == .committed)
        app.expire()
        app.logIn(.ana)
        #expect(launched.showsOnlyOpen)
    }
    @Test("many navigations that one observer starts side by side aren't a chain")
    func siblings() {
        router.observe { [router] record in
            guard record.destination == .home else { return }
            for id in 0..<50 { router.push(.detail(id)) }
        }
        router.push(.home)
        #expect(router.path.count == 51)
    }
}
