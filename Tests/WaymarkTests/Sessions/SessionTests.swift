import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Denials and denied requests")
struct SessionTests {
    typealias State = NavigationState<AuthRoute>

    @Test("a denial shows the login in the same transition, and the denied request is kept")
    func leadsToLogin() {
        let app = AuthApp(nil, path: [.help])
        #expect(app.router.navigate(to: .profile(1)).settled == .denied(.unauthenticated))
        app.router.expect(State(path: [.help]).presenting(.login, as: .sheet))
        #expect(app.router.records.map(\.outcome) == [.denied(.unauthenticated)])
        #expect(app.router.records.last?.showing == .login)
        #expect(app.router.intendedDestination == .profile(1))
    }
    @Test("the denied request is resumed after the login, and guards decide by the new session")
    func resumes() {
        let app = AuthApp(nil, path: [.help])
        app.router.navigate(to: .profile(1))
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
    @Test("granting the missing permission resumes the denied request")
    func purchase() {
        let app = AuthApp(.ana)
        #expect(app.router.navigate(to: .admin).settled == .denied(.insufficientPermissions))
        app.router.expect(State().presenting(.upgrade, as: .sheet))
        app.change(Session(owner: "ana", permissions: ["other"]))
        app.router.expect(State().presenting(.upgrade, as: .sheet))
        app.change(Session(owner: "ana", permissions: ["admin"]))
        app.router.expect(State(path: [.admin]))
    }
    @Test("a denial for missing information shows the form, and the request is resumed after it")
    func information() {
        let app = AuthApp(.ana)
        #expect(app.router.navigate(to: .account).settled == .denied(.requiresAdditionalInfo("address")))
        app.router.expect(State().presenting(.form, as: .sheet))
        app.change(Session(owner: "ana", information: ["address"]))
        app.router.expect(State(path: [.account]))
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
    @Test("a log-out drops the denied request")
    func droppedOnLogOut() {
        let app = AuthApp(nil)
        app.router.navigate(to: .profile(1))
        app.logOut()
        app.logIn(.ana)
        #expect(app.router.path.isEmpty)
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
    @Test("the app can drop the denied request")
    func droppedByName() {
        let app = AuthApp(nil)
        app.router.navigate(to: .profile(1))
        app.router.dropIntendedDestination()
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
    @Test("of several requests denied before a login, the latest is kept")
    func latest() {
        let app = AuthApp(nil)
        app.router.navigate(to: .profile(1))
        app.router.active.navigate(to: .home)
        app.router.active.navigate(to: .profile(2))
        app.router.expect(State().presenting(.login, as: .sheet))
        app.logIn(.ana)
        app.router.expect(State(path: [.profile(2)]))
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
        #expect(app.router.records.last?.dismissals.map(\.reason) == [.session])
    }
    @Test("a log-out while a guard is asked denies the pending navigation, and drops the late answer")
    func logOutMeanwhile() async {
        let app = AuthApp(.ana)
        let slow = AccessGuardMock<AuthRoute>()
        app.router.setGuard(app.auth.then(slow))
        let gate = slow.hold(.profile(1))
        let transition = app.router.navigate(to: .profile(1))
        await gate.arrival()
        app.logOut()
        #expect(await transition.outcome == .denied(.unauthenticated))
        gate.open(with: .allowed)
        await gate.departure()
        app.router.expect(State())
        #expect(app.router.intendedDestination == nil)
    }
    @Test("a navigation whose guard logs out during the transition is denied")
    func logOutInside() {
        @MainActor final class Suspicious: AccessGuard {
            var router: Router<AuthRoute>?
            func access(to destination: AuthRoute) -> AccessAnswer<AuthRoute> {
                if destination == .admin { router?.updateSession(.ended) }
                return .allowed
            }
        }
        let suspicious = Suspicious()
        let router = Router<AuthRoute>()
        suspicious.router = router
        router.setGuard(suspicious)
        #expect(router.navigate(to: .admin).settled == .denied(.unauthenticated))
        router.expect(State())
        suspicious.router = nil
    }
    @Test("another user's login while a guard is asked denies the navigation, and removes protected screens")
    func anotherUser() async {
        let app = AuthApp(.ana, path: [.help])
        app.router.navigate(to: .profile(1))
        let slow = AccessGuardMock<AuthRoute>()
        app.router.setGuard(app.auth.then(slow))
        let gate = slow.hold(.profile(2))
        let transition = app.router.navigate(to: .profile(2))
        await gate.arrival()
        app.logIn(.ben)
        #expect(await transition.outcome == .denied(.unauthenticated))
        gate.open(with: .allowed)
        await gate.departure()
        app.router.expect(State(path: [.help]))
        #expect(app.router.intendedDestination == nil)
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
    @Test("a guard's answer isn't stored in links or saved state")
    func noFlags() async throws {
        let app = AuthApp(nil)
        let slow = AccessGuardMock<AuthRoute>()
        app.router.setGuard(slow)
        let gate = slow.hold(.home)
        let transition = app.router.navigate(to: .home)
        await gate.arrival()
        gate.open(with: .allowed)
        _ = await transition.outcome
        let links = try AuthRoute.deepLinks()
        let store = MemoryRestorationStore()
        Restoration(links: links, store: store, clock: .manual(app.clock)).save(app.router.state, owner: nil)
        #expect(
            store.bytes.map { String(decoding: $0, as: UTF8.self) }
                == #"{"saved":[{"at":1767225600,"path":["/home"]}],"version":1}"#)
        #expect(links.path(of: app.router.state) == "/home")
        // a request from another router is a new one, so its guard is asked
        let other = Router<AuthRoute>()
        other.setGuard(app.auth)
        #expect(other.open("auth://home?admitted=1&checked=true", using: links).settled == .denied(.unauthenticated))
    }

    // MARK: conditional routing
    @Test("a shown screen stays when a redirect's flag changes, and the next navigation uses the new value")
    func flagStays() {
        let router = Router<AuthRoute>()
        let isNew = Flag(true)
        router.setRedirect { isNew.value && $0 == .help ? .upgrade : !isNew.value && $0 == .upgrade ? .help : nil }
        router.navigate(to: .help)
        isNew.value = false
        router.expect(State().presenting(.upgrade, as: .sheet))
        router.navigate(to: .help)
        router.expect(State(path: [.help]))
    }
    @Test("recheck() redirects a shown screen after a redirect's flag has changed")
    func flagLeaves() {
        let router = Router<AuthRoute>(path: [.help, .pay])
        let isOpen = Flag(true)
        router.setRedirect { !isOpen.value && $0 == .pay ? .upgrade : nil }
        isOpen.value = false
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

    @MainActor private final class Flag {
        var value: Bool
        init(_ value: Bool) { self.value = value }
    }
}
