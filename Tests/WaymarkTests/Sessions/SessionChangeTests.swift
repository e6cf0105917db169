import Testing
import WaymarkTesting

@testable import Waymark

/// Changes of the session that observers, guards and closures make while another change is on its way.
@MainActor @Suite("Session changes that start each other")
struct SessionChangeTests {
    typealias State = NavigationState<AuthRoute>
    let clock = ManualClock()

    /// Returns two booted windows that share a session, and show `/help`.
    private func windows(_ session: Session?) async throws -> [LaunchedApp] {
        let one = try LaunchedApp(session, clock: clock)
        let two = try LaunchedApp(windowOf: one, clock: clock)
        for window in [one, two] {
            await window.app.boot()
            window.router.push(.help)
        }
        return [one, two]
    }
    enum Change: CaseIterable {
        case logOut, lock, otherLogin, sameLogin

        @MainActor func make(_ app: AppCoordinator<AuthRoute>) {
            switch self {
            case .logOut: app.logOut()
            case .lock: app.lock()
            case .otherLogin: app.logIn(.ben)
            case .sameLogin: app.logIn(.ana)
            }
        }
        var phase: AppPhase {
            switch self {
            case .logOut: .unauthenticated
            case .lock: .locked(.ana.with(isLocked: true))
            case .otherLogin: .authenticated(.ben)
            case .sameLogin: .authenticated(.ana)
            }
        }
    }

    @Test(arguments: Change.allCases, [0, 1])
    func `every window ends in the phase of the change that an observer makes`(change: Change, index: Int) async throws
    {
        let windows = try await windows(nil)
        for window in windows { window.router.push(.profile(1)) }
        var isDone = false
        windows[index].router.observe { record in
            guard record.origin == .session || record.outcome == .committed, !isDone else { return }
            isDone = true
            change.make(windows[index].app)
        }
        windows[0].app.logIn(.ana)
        for window in windows {
            #expect(isDone && window.app.phase == change.phase)
            #expect(window.auth.session?.owner == window.app.phase.session?.owner)
            let isAnother = change == .logOut || change == .otherLogin
            #expect(window.showsOnlyOpen || !isAnother)
        }
    }
    @Test func `a window handles one change after the other, never one inside another`() async throws {
        let window = try await windows(nil)[0]
        var moments: [String] = []
        let registration = window.app.watchSession { moment in
            if case .ended = moment { moments.append("ended") } else { moments.append("began") }
        }
        var isDone = false
        window.router.push(.profile(1))
        window.router.observe { _ in
            guard !isDone else { return }
            isDone = true
            window.app.logOut()
        }
        window.app.logIn(.ana)
        #expect(moments == ["began", "ended", "began", "ended"])
        registration.cancel()
    }
    @Test(arguments: [0, 1])
    func `a user who logs in during a log-out sees nothing of the other user`(index: Int) async throws {
        let windows = try await windows(.ana)
        for window in windows { window.router.push(.profile(1)) }
        var isDone = false
        windows[index].router.observe { _ in
            guard !isDone else { return }
            isDone = true
            windows[index].app.logIn(.ben)
        }
        windows[0].app.logOut()
        for window in windows {
            #expect(window.app.phase == .authenticated(.ben))
            window.router.expect(State(path: [.help]))
        }
    }
    @Test(arguments: [nil, AuthRoute.login])
    func `a login that the closure for denials makes resumes the denied request`(target: AuthRoute?) async throws {
        let router = Router<AuthRoute>()
        var app: AppCoordinator<AuthRoute>?
        let made = AppCoordinator(router, sessions: SessionRepositoryMock()) { _, _ in
            app?.logIn(.ana)
            return target
        }
        app = made
        await made.boot()
        #expect(router.navigate(to: .profile(1)).settled == .denied(.unauthenticated))
        #expect(made.phase == .authenticated(.ana))
        router.expect(State(path: [.profile(1)]))
        app = nil
    }
    @Test(arguments: [true, false])
    func `a log-out before boot clears the saved state of the guard's user, or of all users`(isKnown: Bool) async throws
    {
        let store = MemoryStorage()
        let first = try await LaunchedApp(.ana, store: RestorationStore(store), clock: clock).booted()
        first.router.push(.profile(1))
        first.app.save()
        let second = try LaunchedApp(.ana, store: RestorationStore(store), clock: clock)
        if isKnown { second.auth.update(.ana) }
        second.app.logOut()
        #expect(store.bytes == nil)
    }
    @Test func `navigating in a window makes it the one in which links open`() async throws {
        let windows = try await windows(.ana)
        windows[1].router.push(.profile(2))
        windows[0].app.open("auth://profile/7")
        windows[1].router.expect(State(path: [.profile(7)]))
        windows[0].router.push(.profile(1))
        clock.advance(by: .seconds(2))
        windows[1].app.open("auth://profile/8")
        windows[0].router.expect(State(path: [.profile(8)]))
    }
    @Test func `an update of a session that a log-out has just ended has no effect`() async throws {
        let windows = try await windows(nil)
        var isDone = false
        windows[0].router.push(.profile(1))
        windows[0].router.observe { _ in
            guard !isDone else { return }
            isDone = true
            windows[0].app.logOut()
            windows[0].app.updateSession(.ana)
        }
        windows[0].app.logIn(.ana)
        for window in windows {
            #expect(window.app.phase == .unauthenticated)
            #expect(window.auth.session == nil && window.showsOnlyOpen)
        }
    }
}
