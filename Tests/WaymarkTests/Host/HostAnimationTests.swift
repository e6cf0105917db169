import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Animations of steps")
struct HostAnimationTests {
    /// A screen that shows a router, and records the animation of each step.
    @MainActor private final class Screen<Destination: Navigation> {
        let router: Router<Destination>
        var seen: [StepAnimation] = []
        var host: NavigationHost { router.host }

        init(_ router: Router<Destination>) {
            self.router = router
            host.groundDidAppear()
            host.onWrite = { [unowned self] _, animation, body in
                seen.append(animation)
                body()
            }
        }
    }

    @Test("a push and a modal are animated, but a new root or stack isn't")
    func usual() throws {
        let screen = Screen(Router<Route>())
        screen.router.navigate(to: .list)
        screen.router.perform(.setPath([.detail(1), .about]))
        screen.router.perform(.setRoot(.home))
        screen.host.ground.didShow(depth: 0)
        screen.router.navigate(to: .settings)
        #expect(screen.seen == [.standard, .off, .off, .standard])
        #expect(screen.router.shown == NavigationState(root: .home).presenting(.settings, as: .sheet))
    }
    @Test("a new root or stack is animated if the call asks for it, and a call can disable animation")
    func asked() {
        let screen = Screen(Router<Route>())
        screen.router.perform(.setRoot(.home), animated: true)
        screen.host.ground.didShow(depth: 0)
        screen.router.navigate(to: .list)
        screen.host.ground.didShow(depth: 1)
        screen.router.setPath([.detail(2), .about], animated: true)
        screen.host.ground.didShow(depth: 2)
        screen.router.perform(.push(.detail(1)), animated: true)
        screen.host.ground.didShow(depth: 3)
        screen.router.perform(.popToRoot, animated: false)
        screen.host.ground.didShow(depth: 0)
        screen.router.perform(.setRoot(.list))
        #expect(screen.seen == [.requested, .standard, .requested, .standard, .off, .off])
    }
    @Test(
        "a call's animation applies to each of its steps, and not to the next call",
        arguments: [
            (true, [StepAnimation.standard, .requested]), (false, [.off, .off]), (nil, [.standard, .off]),
        ] as [(Bool?, [StepAnimation])])
    func steps(asked: Bool?, expected: [StepAnimation]) {
        let screen = Screen(Router<Route>())
        screen.router.navigate(to: .settings)
        screen.host.ground.modal(.sheet)?.didShow(depth: 0)
        screen.seen = []
        screen.router.perform(.sequence([.dismissModal, .setRoot(.home)]), animated: asked)
        #expect(screen.seen == [expected[0]], "the root waits for the sheet")
        screen.host.ground.didDismissModal()
        #expect(screen.seen == expected)
        screen.host.ground.didShow(depth: 0)
        screen.router.perform(.setRoot(.list))
        #expect(screen.seen == expected + [.off])
    }
    @Test("a call's animation applies even if a guard answers asynchronously")
    func afterAGuard() async {
        let screen = Screen(Router<Route>())
        screen.router.timing.clock = .manual(ManualClock())
        let guards = AccessGuardMock<Route>()
        let gate = guards.hold(.list)
        screen.router.setGuard(guards)
        let handle = screen.router.perform(.setRoot(.list), animated: true)
        await gate.arrival()
        gate.open(with: .allowed)
        #expect(await handle.outcome == .committed)
        #expect(screen.seen == [.requested])
    }
    @Test("the root of a phase is animated only if animatesPhase returns true")
    func phases() async throws {
        let router = Router<AuthRoute>()
        let app = AppCoordinator(
            router, sessions: SessionRepositoryMock(),
            start: { NavigationState(root: $0.session == nil ? .login : .home) }, onDenial: nil)
        let screen = Screen(router)
        app.animatesPhase = { $0.session != nil }
        await app.boot()
        screen.host.ground.didShow(depth: 0)
        #expect(router.root == .login && screen.seen == [.off])
        app.logIn(.ana)
        screen.host.ground.didShow(depth: 0)
        #expect(router.root == .home && screen.seen == [.off, .requested])
        router.perform(.setRoot(.help))
        screen.host.ground.didShow(depth: 0)
        #expect(screen.seen == [.off, .requested, .off], "a separate call isn't part of the phase")
        app.logOut()
        #expect(router.root == .login && screen.seen == [.off, .requested, .off, .off])
    }
    @Test("a root that was set with animation is animated even after the login that it needs")
    func afterLogin() {
        let app = AuthApp(nil, path: [.help])
        let screen = Screen(app.router)
        app.router.perform(.setRoot(.home), animated: true)
        #expect(app.router.state.topDestination == .login)
        screen.host.isActive = true
        app.logIn(.ana)
        for _ in 0..<3 { screen.host.goOnWithout() }
        #expect(app.router.root == .home)
        #expect(screen.seen.contains(.requested))
    }
}
