import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Denials and denied requests")
struct SessionTests {
    typealias State = NavigationState<AuthRoute>

    @Test("a denial shows the login in the same transition, and the denied request is resumed after the login")
    func leadsToLogin() {
        let app = AuthApp(nil, path: [.help])
        #expect(app.router.navigate(to: .profile(1)).settled == .denied(.unauthenticated))
        app.router.expect(State(path: [.help]).presenting(.login, as: .sheet))
        #expect(app.router.records.map(\.outcome) == [.denied(.unauthenticated)])
        #expect(app.router.records.last?.showing == .login)
        #expect(app.router.intendedDestination == .profile(1))
        app.logIn(.ana)
        app.router.expect(State(path: [.help, .profile(1)]))
        #expect(app.router.intendedDestination == nil)
    }
    @Test("a second denial before the login replaces the first one's screen, along with everything above it")
    func secondDenial() {
        let app = AuthApp(nil, path: [.help])
        app.router.navigate(to: .home)
        app.router.active.navigate(to: .help)
        #expect(app.router.active.navigate(to: .profile(1)).settled == .denied(.unauthenticated))
        app.router.expect(State(path: [.help]).presenting(.login, as: .sheet))
        app.logIn(.ana)
        app.router.expect(State(path: [.help, .profile(1)]))
    }
    @Test("a second denial replaces the first even if both show different screens")
    func secondDenialElsewhere() {
        let app = AuthApp(.ana)
        app.router.navigate(to: .admin)
        #expect(app.router.active.navigate(to: .account).settled == .denied(.requiresAdditionalInfo("address")))
        app.router.expect(State().presenting(.form, as: .sheet))
        app.change(Session(owner: "ana", information: ["address"]))
        app.router.expect(State(path: [.account]))
    }
    @Test("a request that is denied again after the login shows that denial's screen, and is kept")
    func deniedAgain() {
        let app = AuthApp(nil, path: [.help])
        app.router.navigate(to: .admin)
        app.logIn(.ana)
        app.router.expect(State(path: [.help]).presenting(.upgrade, as: .sheet))
        #expect(app.router.intendedDestination == .admin)
    }
    @Test("withdrawing a permission removes the screens that need it, and those on top of them")
    func revoked() {
        let app = AuthApp(Session(owner: "ana", permissions: ["admin"]))
        app.router.perform(.setPath([.home, .admin, .help]))
        app.change(.ana)
        app.router.expect(State(path: [.home]))
        let dropped = app.router.records.last?.dropped ?? []
        #expect(dropped.map(\.destination) == [.admin, .help])
        #expect(dropped.map(\.reason) == [.insufficientPermissions, nil])
    }
    @Test("a second login doesn't resume the request again")
    func oneReplay() {
        let app = AuthApp(nil)
        app.router.navigate(to: .profile(1))
        app.logIn(.ana)
        app.router.popToRoot()
        app.logIn(.ana)
        app.router.expect(State())
    }
    @Test("going back from the login drops the denied request")
    func droppedOnCancel() {
        let app = AuthApp(nil)
        app.router.navigate(to: .profile(1))
        app.router.presentingSheet = nil
        #expect(app.router.intendedDestination == nil)
        app.logIn(.ana)
        app.router.expect(State())
    }
    @Test("a user's denied request isn't resumed for another user")
    func droppedForAnother() {
        let app = AuthApp(.ana)
        app.router.navigate(to: .admin)
        app.logIn(Session(owner: "ben", permissions: ["admin"]))
        app.router.expect(State())
        #expect(app.router.intendedDestination == nil)
    }
    @Test("a denied request isn't resumed after ten minutes", arguments: [(599, true), (600, false)])
    func tooLate(_ seconds: Int, isResumed: Bool) {
        let app = AuthApp(nil)
        app.router.navigate(to: .profile(1))
        app.clock.advance(by: .seconds(seconds))
        app.logIn(.ana)
        app.router.expect(State(path: isResumed ? [.profile(1)] : []))
    }
    @Test("a request denied inside a modal that stays is resumed there")
    func insideModal() {
        let app = AuthApp(nil)
        app.router.present(.help, as: .sheet)
        app.router.active.navigate(to: .profile(1))
        app.logIn(.ana)
        app.router.expect(State().presenting(.help, as: .sheet, path: [.profile(1)]))
    }
    @Test("a navigation whose denial screen is denied, too, fails with the chain; the state is unchanged")
    func loginDenied() {
        let app = AuthApp(nil, path: [.help])
        app.router.setGuard(app.auth) { _, _ in .home }
        #expect(
            app.router.navigate(to: .profile(1)).settled
                == .failed(.redirectLoop(chain: ["auth/profile", "auth/home"])))
        app.router.expect(State(path: [.help]))
    }

    // MARK: log-out and other users
    @Test("a log-out removes protected screens from every tab, and dismisses modals, in one transition")
    func logOut() {
        let app = AuthApp(.ana)
        let branches = [
            NavigationBranch<AuthRoute>(id: "a", root: .help, path: [.help, .profile(1), .help]),
            .init(id: "b", root: .home, path: [.help]),
        ]
        app.router.perform(.replace(State(branches: branches).presenting(.help, as: .sheet, path: [.profile(2)])))
        let count = app.router.records.count
        app.logOut()
        app.router.expect(State(branches: [.init(id: "a", root: .help, path: [.help]), .init(id: "b")]))
        #expect(app.router.records.count == count + 1)
        #expect(app.router.records.last?.origin == .session)
        #expect(app.router.records.last?.dismissed == [.help])
    }
    @Test("a navigation whose guard logs out during the transition is denied")
    func logOutInside() {
        let router = Router<AuthRoute>()
        router.setGuard(
            RuleGuard { [weak router] route in
                if route == .admin { router?.updateSession(.ended) }
                return .allowed
            })
        #expect(router.navigate(to: .admin).settled == .denied(.unauthenticated))
        router.expect(State())
    }
    @Test("a guard that is answering during a login is asked again about the new session")
    func loginMeanwhile() async {
        let app = AuthApp(nil)
        let slow = AccessGuardMock<AuthRoute>()
        app.router.setGuard(slow)
        let gate = slow.hold(.profile(1))
        let transition = app.router.navigate(to: .profile(1))
        await gate.arrival()
        app.logIn(.ana)
        await until("the guard is asked again") { gate.arrived == 2 }
        gate.open(with: .allowed)
        #expect(await transition.outcome == .committed)
        #expect(gate.arrived == 2)
    }

    // MARK: conditional routing
    private final class Flags {
        var isNew = true
        var isOpen = true
    }
    @Test("a shown screen stays when a redirect's flag changes, and the next navigation uses the new value")
    func flagStays() {
        let router = Router<AuthRoute>()
        let flags = Flags()
        router.setRedirect { flags.isNew && $0 == .help ? .upgrade : !flags.isNew && $0 == .upgrade ? .help : nil }
        router.navigate(to: .help)
        flags.isNew = false
        router.expect(State().presenting(.upgrade, as: .sheet))
        router.navigate(to: .help)
        router.expect(State(path: [.help]))
    }
    @Test("recheck() redirects a shown screen after a redirect's flag has changed")
    func flagLeaves() {
        let router = Router<AuthRoute>(path: [.help, .pay])
        let flags = Flags()
        router.setRedirect { !flags.isOpen && $0 == .pay ? .upgrade : nil }
        flags.isOpen = false
        router.recheck()
        router.expect(State(path: [.help, .upgrade]))
    }
    @Test("a navigation that an observer starts during a change of session waits until the change has ended")
    func observersWait() async {
        let app = AuthApp(.ana, path: [.help])
        let slow = AccessGuardMock<AuthRoute>()
        app.router.setGuard(app.auth.then(slow), onDenial: AuthRoute.screen)
        let gate = slow.hold(.profile(1))
        let pending = app.router.navigate(to: .profile(1))
        await gate.arrival()
        var asked: [(handle: NavigationHandle, atOnce: TransitionOutcome?)] = []
        app.router.observe { [router = app.router] record in
            guard record.outcome == .denied(.unauthenticated) else { return }
            let handle = router.navigate(to: .upgrade)
            asked.append((handle, handle.settled))
        }
        app.logOut()
        #expect(pending.settled == .denied(.unauthenticated))
        #expect(asked.map(\.atOnce) == [nil])
        #expect(asked.map(\.handle.settled) == [.committed])
        #expect(app.router.child?.root == .upgrade)
        gate.open(with: .allowed)
    }

    @Test("a log-out and another user's login during one transition leave only screens for everyone")
    func atOnce() {
        let app = AuthApp(.ana)
        var isDone = false
        app.router.observe { _ in
            guard !isDone else { return }
            isDone = true
            app.logOut()
            app.logIn(.ben)
        }
        app.router.setPath([.help, .profile(1)])
        app.router.expect(State(path: [.help]))
    }
}

@MainActor @Suite("A login of the same user with fewer permissions")
struct FewerPermissionsTests {
    private let router = Router<AuthRoute>(path: [.home])
    private let app: AppCoordinator<AuthRoute>

    init() async {
        app = AppCoordinator(router, auth: AuthGuard(sessions: SessionRepositoryMock(nil))) { _, _ in nil }
        await app.boot()
        app.logIn(Session(owner: "ana", permissions: ["admin"]))
        router.perform(.replace(NavigationState(path: [.home, .admin])))
        router.expect(NavigationState(path: [.home, .admin]))
    }

    @Test("screens that are no longer allowed are removed, even if a denied navigation is resumed")
    func resumed() {
        #expect(router.navigate(to: .account).settled == .denied(.requiresAdditionalInfo("address")))
        app.logIn(Session(owner: "ana", information: ["address"]))
        #expect(!router.state.destinations.contains(.admin))
    }
    @Test("screens that are no longer allowed are removed, even if the resumed navigation fails")
    func failing() {
        let asked = router.perform(.sequence([.push(.account), .popTo(.help)]))
        #expect(asked.settled == .failed(.notInPath))
        router.perform(.sequence([.push(.account), .popTo(.account)]))
        router.pop()
        router.push(.admin)
        app.logIn(Session(owner: "ana", information: ["address"]))
        #expect(!router.state.destinations.contains(.admin))
    }
    @Test("screens that are no longer allowed are removed while the resumed navigation waits for its guard")
    func waiting() async {
        let slow = AccessGuardMock<AuthRoute>()
        router.timing.clock = .manual(ManualClock())
        router.setGuard(app.auth.then(slow))
        #expect(router.navigate(to: .account).settled == .denied(.requiresAdditionalInfo("address")))
        router.pop()
        let gate = slow.hold(.account)
        app.logIn(Session(owner: "ana", information: ["address"]))
        await gate.arrival()
        #expect(!router.state.destinations.contains(.admin))
        gate.open(with: .allowed)
        await gate.departure()
        #expect(router.state.topDestination == .account)
    }
}
