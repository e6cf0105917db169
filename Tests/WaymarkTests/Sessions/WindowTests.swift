import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Windows that share a session")
struct WindowTests {
    typealias State = NavigationState<AuthRoute>
    let clock = ManualClock()

    /// Returns two windows of Ana's app, each with its own stack.
    private func windows(
        stores: [MemoryStorage] = [MemoryStorage(), MemoryStorage()]
    ) async throws -> (LaunchedApp, LaunchedApp) {
        let one = try LaunchedApp(.ana, store: RestorationStore(stores[0]), clock: clock)
        let two = try LaunchedApp(windowOf: one, clock: clock, store: RestorationStore(stores[1]))
        await one.app.boot()
        await two.app.boot()
        one.router.perform(.setPath([.help, .profile(1)]))
        two.router.perform(.setPath([.help, .profile(2)]))
        return (one, two)
    }

    @Test("a log-out in one window logs out all, each in its own transition")
    func logOut() async throws {
        let (one, two) = try await windows()
        let counts = [one.router.records.count, two.router.records.count]
        two.app.logOut()
        for window in [one, two] {
            #expect(window.app.phase == .unauthenticated)
            window.router.expect(State(path: [.help]))
        }
        #expect([one.router.records.count, two.router.records.count] == counts.map { $0 + 1 })
        #expect(one.router.records.last?.origin == .session)
    }
    @Test("an expiry that one window finds applies to all")
    func expiry() async throws {
        let (one, two) = try await windows()
        await one.sessions.set(nil)
        await one.app.refreshSession()
        for window in [one, two] {
            #expect(window.app.phase == .unauthenticated)
            window.router.expect(State(path: [.help]))
        }
        two.app.logIn(.ana)
        one.router.expect(State(path: [.help, .profile(1)]))
        two.router.expect(State(path: [.help, .profile(2)]))
    }
    @Test(
        "a link that waits for its window's boot isn't opened for another user who logs in elsewhere meanwhile",
        arguments: ["log-out", "another login", "expiry"])
    func linkInBoot(change: String) async throws {
        let one = try await LaunchedApp(.ana, store: .memory(), clock: clock).booted()
        let two = try LaunchedApp(windowOf: one, clock: clock, store: .memory())
        let link = two.app.open("auth://profile/5")
        await one.sessions.set(nil)
        switch change {
        case "log-out": one.app.logOut()
        case "expiry": await one.app.refreshSession()
        default: one.app.logIn(.ben)
        }
        if change == "another login" { await one.sessions.set(.ben) }
        await two.app.boot()
        one.app.logIn(.ben)
        #expect(link.settled == .denied(.unauthenticated))
        #expect(!two.router.state.destinations.contains(.profile(5)))
    }
    @Test("a link that waits during a lock is saved in place of an older request")
    func latestIsSaved() async throws {
        let store = MemoryStorage()
        let app = try await LaunchedApp(.ana, store: RestorationStore(store), clock: clock).booted()
        app.router.navigate(to: .admin)
        app.app.lock()
        app.router.open("auth://profile/3")
        let saved = Restoration<AuthRoute>(links: try AuthRoute.deepLinks(), store: store, clock: .manual(clock))
        #expect(saved.takePending(for: "ana") == "/profile/3")
    }
    @Test("a link that waits for a window's boot is saved for the user who was logged in when it arrived")
    func bootingOwner() async throws {
        let one = try await LaunchedApp(.ana, clock: clock).booted()
        let store = MemoryStorage()
        let two = try LaunchedApp(windowOf: one, clock: clock, store: RestorationStore(store))
        two.app.open("auth://profile/5")
        let saved = Restoration<AuthRoute>(links: try AuthRoute.deepLinks(), store: store, clock: .manual(clock))
        #expect(saved.takePending(for: "ben") == nil)
        #expect(saved.takePending(for: "ana") == "/profile/5")
    }
    @Test("a lock in one window locks all of them, and an unlock in another unlocks all")
    func lock() async throws {
        let (one, two) = try await windows()
        one.app.lock()
        for window in [one, two] { #expect(window.app.phase == .locked(.ana.with(isLocked: true))) }
        let handle = two.router.navigate(to: .home)
        try await two.app.unlock()
        #expect(handle.settled == .committed)
        for window in [one, two] { #expect(window.app.phase == .authenticated(.ana)) }
        one.router.expect(State(path: [.help, .profile(1)]))
        two.router.expect(State(path: [.help, .profile(2), .home]))
    }
    @Test("a login in one window resumes the denied request of each")
    func login() async throws {
        let (one, two) = try await windows()
        one.app.logOut()
        one.router.navigate(to: .profile(3))
        two.router.navigate(to: .profile(4))
        one.app.logIn(.ben)
        one.router.expect(State(path: [.help, .profile(3)]))
        two.router.expect(State(path: [.help, .profile(4)]))
    }
    @Test("a log-out in one window clears the owner's saved state of every window")
    func saved() async throws {
        let stores = [MemoryStorage(), MemoryStorage()]
        let (one, two) = try await windows(stores: stores)
        one.app.save()
        two.app.save()
        #expect(stores.allSatisfy { $0.bytes != nil })
        one.app.logOut()
        #expect(stores.allSatisfy { $0.bytes == nil })
    }
    @Test("a log-out in a window that is still booting clears the saved state of the app's logged-in user")
    func savedBeforeBoot() async throws {
        let store = MemoryStorage()
        let one = try await LaunchedApp(.ana, store: RestorationStore(store), clock: clock).booted()
        one.router.perform(.setPath([.profile(1)]))
        one.app.save()
        let two = try LaunchedApp(windowOf: one, clock: clock, store: .memory())
        two.app.logOut()
        #expect(store.bytes == nil)
    }
    @Test("a permission that is added in one window applies to all")
    func permission() async throws {
        let (one, two) = try await windows()
        two.router.navigate(to: .admin)
        one.app.updateSession(Session(owner: "ana", permissions: ["admin"]))
        two.router.expect(State(path: [.help, .profile(2), .admin]))
    }
    @Test("a link goes to the window that shows its destination on top, or else to the last active one")
    func link() async throws {
        let (one, two) = try await windows()
        await two.app.refreshSession()
        await one.app.refreshSession()
        #expect(two.app.open("auth://profile/1").settled == .committed)
        one.router.expect(State(path: [.profile(1)]))
        clock.advance(by: .seconds(2))
        one.app.open("auth://profile/2")
        two.router.expect(State(path: [.profile(2)]))
        one.router.expect(State(path: [.profile(1)]))
        // no window shows the destination, so the last active one opens it
        two.app.open("auth://home")
        one.router.expect(State(path: [.home]))
        two.router.expect(State(path: [.profile(2)]))
    }
    @Test func `two windows with one store are a fault`() async throws {
        let store = MemoryStorage()
        let one = try LaunchedApp(.ana, store: RestorationStore(store), clock: clock)
        let two = try LaunchedApp(windowOf: one, clock: clock, store: RestorationStore(store))
        let faults = two.router.recordedFaults()
        await two.app.boot()
        #expect(faults.all == [.sharedStore])
    }
    @Test("a window that is closed opens no links")
    func gone() async throws {
        let one = try await LaunchedApp(.ana, clock: clock).booted()
        do {
            let two = try await LaunchedApp(windowOf: one, clock: clock).booted()
            await two.app.refreshSession()
        }
        one.app.open("auth://home")
        one.router.expect(State(path: [.home]))
    }
}
