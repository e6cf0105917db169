import Foundation
import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Saved state and logins")
struct LoginRestorationTests {
    typealias State = NavigationState<AuthRoute>
    let clock = ManualClock()

    /// Boots the app as in a new process: only the store is shared with earlier launches.
    private func launch(_ session: Session?, _ store: RestorationStore) async throws -> LaunchedApp {
        let launched = try await LaunchedApp(session, store: store, clock: clock).booted()
        launched.app.confirmRestoration()
        return launched
    }
    /// Calls a closure with a function that creates another store for the same file, as each new process does.
    private func withFile(_ body: (_ store: @MainActor () -> RestorationStore) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-finding-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body { .file(folder.appending(path: "state.json").path()) }
    }

    @Test("the state is restored after a login, even if other state was saved without a session")
    func login() async throws {
        let store = MemoryStorage()
        let first = try await launch(.ana, RestorationStore(store))
        first.router.perform(.setPath([.home, .profile(3)]))
        first.app.save()
        let second = try await launch(nil, RestorationStore(store))
        second.router.expect(State())
        second.router.navigate(to: .help)
        second.app.save()
        second.app.logIn(.ana)
        second.router.expect(State(path: [.home, .profile(3)]))
    }
    @Test("after a login during a transition, the denied request goes on instead of the saved state")
    func loginInObserver() async throws {
        let store = MemoryStorage()
        let first = try await launch(.ana, RestorationStore(store))
        first.router.perform(.setPath([.home, .profile(3)]))
        first.app.save()
        let second = try await launch(nil, RestorationStore(store))
        second.router.navigate(to: .profile(7))
        let registration = second.router.observe { [app = second.app] record in
            if record.destination == .help { app.logIn(.ana) }
        }
        second.router.navigate(to: .help)
        #expect(second.router.path.last == .profile(7), "\(second.router.path)")
        registration.cancel()
    }
    @Test("the next user's saved state is restored, although a request of the last user was kept")
    func otherUser() async throws {
        let store = MemoryStorage()
        let first = try await launch(.ben, RestorationStore(store))
        first.router.perform(.setPath([.home, .profile(3)]))
        first.app.save()
        let second = try await launch(.ana, RestorationStore(store))
        second.router.navigate(to: .profile(7))
        second.app.expire()
        second.app.logIn(.ben)
        second.router.expect(State(path: [.home, .profile(3)]))
    }
    @Test("links that the router gets after its coordinator was made save and restore the state")
    func lateLinks() async throws {
        let store = MemoryStorage()
        func launch() async throws -> AppCoordinator<AuthRoute> {
            let (router, sessions) = (Router<AuthRoute>(), SessionRepositoryMock(.ana))
            let app = AppCoordinator(router, sessions: sessions, store: RestorationStore(store), onDenial: nil)
            router.links = try AuthRoute.deepLinks()
            await app.boot()
            return app
        }
        let first = try await launch()
        first.router.navigate(to: .profile(3))
        first.save()
        try await launch().router.expect(State(path: [.profile(3)]))
    }
    @Test("a launch that saves before its first frame isn't taken for a crash")
    func savedBeforeTheFrame() async throws {
        let store = MemoryStorage()
        let first = try await launch(.ana, RestorationStore(store))
        first.router.navigate(to: .profile(3))
        first.app.save()
        try await LaunchedApp(.ana, store: RestorationStore(store), clock: clock).booted().app.save()
        try await launch(.ana, RestorationStore(store)).router.expect(State(path: [.profile(3)]))
    }
    @Test("a log-out before boot clears the state of the user whose session has expired in another window")
    func logOutBeforeBoot() async throws {
        let store = MemoryStorage()
        let first = try await launch(.ana, RestorationStore(store))
        first.app.logIn(Session(owner: "ben", expires: clock.date.addingTimeInterval(60)))
        first.router.navigate(to: .profile(3))
        first.app.save()
        clock.advance(by: .seconds(60))
        let other = try LaunchedApp(windowOf: first, clock: clock, store: RestorationStore(store))
        other.app.logOut()
        #expect(store.bytes == nil)
    }
    @Test("a log-out clears the state of a user who logged in after boot, and whose session has expired")
    func logOutAfterExpiry() async throws {
        let store = MemoryStorage()
        let launched = try await launch(nil, RestorationStore(store))
        launched.app.logIn(.ana)
        launched.router.navigate(to: .profile(3))
        launched.app.save()
        launched.app.expire()
        launched.app.logOut()
        #expect(store.bytes == nil)
    }
    @Test(
        "a root that isn't the declared one is restored, also that of a tab",
        arguments: [State(root: .help), State(branches: ["a", "b"].map { NavigationBranch(id: $0, root: .help) })])
    func otherRoot(_ base: State) async throws {
        let store = MemoryStorage()
        let first = try await LaunchedApp(.ana, state: base, store: RestorationStore(store), clock: clock).booted()
        first.router.perform(.setRoot(.home, path: [.profile(1)]))
        first.app.save()
        let second = try await LaunchedApp(.ana, state: base, store: RestorationStore(store), clock: clock).booted()
        second.router.expect(first.router.state)
    }
    @Test("each owner gets their own state after another owner's session; a log-out clears only the state of its owner")
    func owners() async throws {
        try await withFile { store in
            let first = try await launch(.ana, store())
            first.router.perform(.setPath([.home, .profile(1)]))
            first.app.save()
            let second = try await launch(.ben, store())
            second.router.expect(State())
            second.router.perform(.setPath([.home, .profile(2)]))
            second.app.save()
            let third = try await launch(nil, store())
            third.app.logIn(.ana)
            third.router.expect(State(path: [.home, .profile(1)]))
            third.app.logOut()
            third.app.logIn(.ben)
            third.router.expect(State(path: [.home, .profile(2)]))
            let fourth = try await launch(.ana, store())
            fourth.router.expect(State())
        }
    }
    @Test("a request that was denied before the login takes precedence over saved state")
    func intent() async throws {
        let store = MemoryStorage()
        let first = try await launch(.ana, RestorationStore(store))
        first.router.perform(.setPath([.home, .profile(3)]))
        first.app.save()
        let second = try await launch(nil, RestorationStore(store))
        second.router.navigate(to: .profile(9))
        second.app.logIn(.ana)
        second.router.expect(State(path: [.profile(9)]))
    }
    @Test("a restoration is one transition, with one record of its outcome")
    func oneRecord() async throws {
        let store = MemoryStorage(
            Array(#"{"version":1,"saved":[{"at":9999999999,"owner":"ana","path":["/home","/admin"]}]}"#.utf8))
        let launched = try await launch(.ana, RestorationStore(store))
        launched.router.expect(State(path: [.home]))
        let records = launched.router.records.filter { $0.origin == .restoration }
        #expect(records.map(\.kind) == [.restore])
        #expect(records.first?.restoration.map { $0.summary.hasPrefix("partial ") } == true)
        #expect(records.first?.dropped.map(\.destination) == [.admin])
    }

    @Test("a link that waits for a login survives a relaunch, and is opened after the first login")
    func pending() async throws {
        try await withFile { store in
            let first = try await launch(nil, store())
            first.app.open("auth://profile/7")
            first.router.expect(State().presenting(.login, as: .sheet))
            let second = try await launch(nil, store())
            second.router.expect(State())
            second.app.logIn(.ana)
            second.router.expect(State(path: [.profile(7)]))
            // the link has been shown once
            let third = try await launch(nil, store())
            third.app.logIn(.ana)
            third.router.expect(State())
        }
    }
    @Test("a link that a user opened during a lock belongs to that user, even in the next process")
    func owner() async throws {
        let store = MemoryStorage()
        let first = try await launch(.ana, RestorationStore(store))
        first.app.lock()
        first.app.open("auth://profile/7")
        let second = try await launch(.ben, RestorationStore(store))
        second.router.expect(State())
        let third = try await launch(.ana, RestorationStore(store))
        third.router.expect(State(path: [.profile(7)]))
    }
    @Test("a waiting link is opened at the unlock if the next process starts locked, once")
    func lockedLaunch() async throws {
        let store = MemoryStorage()
        let first = try await launch(.ana, RestorationStore(store))
        first.router.perform(.setPath([.home]))
        first.app.save()
        first.app.lock()
        first.app.open("auth://profile/7")
        let second = try await launch(.ana.with(isLocked: true), RestorationStore(store))
        second.router.expect(State())
        try await second.app.unlock()
        second.router.expect(State(path: [.profile(7)]))
        second.app.confirmRestoration()
        let third = try await launch(.ana, RestorationStore(store))
        third.router.expect(State(path: [.home]))
    }
    @Test("a user's waiting link is kept while another user is logged in")
    func meanwhile() async throws {
        let store = MemoryStorage()
        let first = try await launch(.ben, RestorationStore(store))
        first.app.lock()
        first.app.open("auth://profile/7")
        let second = try await launch(.ana, RestorationStore(store))
        second.app.logIn(.ben)
        second.router.expect(State(path: [.profile(7)]))
    }
    @Test("a waiting link is dropped after ten minutes, and when the user goes back from the login")
    func over() async throws {
        let store = MemoryStorage()
        try await launch(nil, RestorationStore(store)).app.open("auth://profile/7")
        clock.advance(by: .seconds(600))
        let second = try await launch(nil, RestorationStore(store))
        second.app.logIn(.ana)
        second.router.expect(State())
        second.app.logOut()
        second.app.open("auth://profile/8")
        second.router.active.goBack()
        let third = try await launch(nil, RestorationStore(store))
        third.app.logIn(.ana)
        third.router.expect(State())
    }
}
