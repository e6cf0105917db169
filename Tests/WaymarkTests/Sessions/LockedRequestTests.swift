import Testing
import Waymark
import WaymarkTesting

/// What becomes of requests that a lock denies. An outcome that was reported never changes.
@MainActor @Suite("Requests during a lock")
struct LockedRequestTests {
    typealias State = NavigationState<AuthRoute>

    /// Returns an app whose user waits for the result of a sheet over a profile.
    private func asking() async throws -> (app: LaunchedApp, result: Task<Int?, Never>) {
        let launched = try await LaunchedApp(.ana).booted()
        launched.router.push(.profile(1))
        let router = launched.router
        let result = await router.recording { Task { await router.result(of: .form, as: Int.self) } }
        return (launched, result)
    }
    @Test func `a result reaches its caller, and its sheet leaves, after the unlock`() async throws {
        let (launched, result) = try await asking()
        launched.app.lock()
        let handle = launched.router.active.finish(with: 7)
        #expect(handle.settled == nil)
        #expect(launched.router.records.last?.wait == .unlock)
        #expect(launched.router.presentingSheet == .form)
        try await launched.app.unlock()
        #expect(handle.settled == .committed)
        #expect(await result.value == 7)
        launched.router.expect(State(path: [.profile(1)]))
    }
    @Test func `a result that waits for an unlock is refused by a log-out`() async throws {
        let (launched, result) = try await asking()
        launched.app.lock()
        let handle = launched.router.active.finish(with: 7)
        launched.app.logOut()
        #expect(handle.settled == .denied(.unauthenticated))
        #expect(await result.value == nil)
    }
    @Test func `a result that waits for an unlock can be cancelled`() async throws {
        let (launched, result) = try await asking()
        launched.app.lock()
        let handle = launched.router.active.finish(with: 7)
        handle.cancel()
        #expect(handle.settled == .cancelled)
        try await launched.app.unlock()
        #expect(launched.router.presentingSheet == .form)
        launched.router.dismissModal()
        #expect(await result.value == nil)
    }
    @Test func `a result whose screen has left before the unlock removes no other screen`() async throws {
        let (launched, result) = try await asking()
        launched.router.perform(.setPath([.help, .profile(1)]))
        launched.app.lock()
        let first = launched.router.active.finish(with: 7)
        let second = launched.router.active.finish(with: 8)
        try await launched.app.unlock()
        #expect(first.settled == .committed)
        #expect(second.settled.map { "\($0)".contains("failed") } == true)
        #expect(await result.value == 7)
        launched.router.expect(State(path: [.help, .profile(1)]))
    }
    @Test func `a result of a session that expires during the lock removes no other screen`() async throws {
        let launched = try await LaunchedApp(.ana).booted()
        launched.router.perform(.setPath([.help, .profile(1)]))
        let router = launched.router
        let result = await router.recording { Task { await router.result(of: .home, as: Int.self) } }
        launched.app.lock()
        let handle = router.finish(with: 7)
        await launched.sessions.set(nil)
        await launched.app.refreshSession()
        #expect(handle.settled == .failed(.notInPath))
        #expect(await result.value == nil)
        #expect(router.path == [.help])
    }
    @Test func `a request that runs before the lock that follows it waits for the unlock`() async throws {
        let launched = try await LaunchedApp(.ana).booted()
        var handle: NavigationHandle?
        launched.router.observe { _ in
            guard handle == nil else { return }
            handle = launched.router.navigate(to: .profile(2))
            launched.app.lock()
        }
        launched.router.push(.profile(1))
        #expect(handle?.settled == nil)
        try await launched.app.unlock()
        #expect(handle?.settled == .committed)
        launched.router.expect(State(path: [.profile(1), .profile(2)]))
    }
    @Test func `tabs that a router gets during a lock take no link's place, and bring no sheet back`() async throws {
        enum Tab: String, NavigationTab { case home, more }
        let launched = try LaunchedApp(.ana, state: State(root: .home))
        let router = launched.router
        let root: @MainActor (Tab) -> AuthRoute? = { $0 == .home ? .home : .help }
        _ = TabRouter<Tab, AuthRoute>(router, tabs: [.home], root: root)
        await launched.app.boot()
        let result = await router.recording { Task { await router.result(of: .form, as: Int.self) } }
        launched.app.lock()
        let tabs = TabRouter<Tab, AuthRoute>(router, root: root)
        router.active.finish(with: 7)
        let link = launched.app.open("auth://profile/5")
        try await launched.app.unlock()
        #expect(link.settled == .committed)
        #expect(await result.value == 7)
        #expect(tabs.selected == .home && router.branches.ids == ["home", "more"])
        #expect(router.child == nil && router.top == .profile(5))
    }
    @Test func `a pop is refused for good`() async throws {
        let launched = try await LaunchedApp(.ana).booted()
        launched.router.perform(.setPath([.profile(1), .profile(2)]))
        launched.app.lock()
        #expect(launched.router.pop().settled == .denied(.locked))
        try await launched.app.unlock()
        launched.router.expect(State(path: [.profile(1), .profile(2)]))
    }
    @Test func `a gesture is refused for good`() async throws {
        let launched = try await LaunchedApp(.ana).booted()
        launched.app.lock()
        launched.router.path = [.profile(1)]
        #expect(launched.router.records.last?.outcome == .denied(.locked))
        launched.router.presentingSheet = .form
        try await launched.app.unlock()
        launched.router.expect(State())
    }
    @Test func `a pop whose screens need a login is refused for good`() async throws {
        let launched = try await LaunchedApp(.ana).booted()
        launched.router.perform(.setPath([.profile(1), .profile(2)]))
        launched.auth.update(nil)
        #expect(launched.router.pop().settled == .denied(.unauthenticated))
        launched.app.logIn(.ana)
        launched.router.expect(State(path: [.profile(1), .profile(2)]))
    }
    @Test(arguments: PropertySeeds.chunks)
    func `each outcome agrees with the changes of the state that follow`(chunk: Range<UInt64>) async throws {
        for seed in chunk where seed.isMultiple(of: 10) {
            let world = LockedWorld(seed: seed)
            try await world.run()
        }
    }
}

/// A reference model: a path behind a lock, and the requests that ask for changes of it.
@MainActor private final class LockedWorld {
    private let launched: LaunchedApp
    private var random: SeededGenerator
    private var path: [AuthRoute] = []
    /// The handle, and the effect on the path, of the navigation that waits for an unlock.
    private var waiting: (handle: NavigationHandle, route: AuthRoute)?
    /// The outcomes that were reported, which must not change.
    private var ended: [(handle: NavigationHandle, outcome: TransitionOutcome)] = []
    private var isLocked = false
    private var next = 0

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        guard let launched = try? LaunchedApp(.ana) else { preconditionFailure("the links of AuthRoute are invalid") }
        self.launched = launched
    }
    func run() async throws {
        await launched.app.boot()
        for _ in 0..<60 {
            try await step()
            launched.router.expect(NavigationState(path: path))
            for (handle, outcome) in ended { #expect(handle.settled == outcome) }
            if let waiting { #expect(waiting.handle.settled == nil) }
        }
    }
    private func step() async throws {
        let router = launched.router
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1: navigate()
        case 2: remove { router.pop() }
        case 3: remove { router.perform(.pop(1), as: .gesture) }
        case 4:
            launched.app.lock()
            isLocked = true
        case 5 where isLocked:
            try await launched.app.unlock()
            isLocked = false
            if let waiting { path.append(waiting.route) }
            settle(.committed)
        case 6 where isLocked:
            launched.app.logOut()
            settle(.denied(.unauthenticated))
            path = []
            launched.app.logIn(.ana)
            isLocked = false
        default: break
        }
    }
    private func navigate() {
        next += 1
        let handle = launched.router.navigate(to: .profile(next))
        guard isLocked else {
            path.append(.profile(next))
            return ended.append((handle, .committed))
        }
        settle(.superseded)
        waiting = (handle, .profile(next))
    }
    private func remove(_ pop: () -> NavigationHandle) {
        let handle = pop()
        // the empty path needs no session
        let outcome: TransitionOutcome =
            path.isEmpty ? .duplicate : isLocked && path.count > 1 ? .denied(.locked) : .committed
        if outcome == .committed { path.removeLast() }
        ended.append((handle, outcome))
    }
    private func settle(_ outcome: TransitionOutcome) {
        if let waiting { ended.append((waiting.handle, outcome)) }
        waiting = nil
    }
}
