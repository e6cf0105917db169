import Waymark
import WaymarkTesting

/// An app as launched in a new process. It shares only the arguments of `init` with earlier launches.
@MainActor struct LaunchedApp {
    typealias State = NavigationState<AuthRoute>
    let sessions: SessionRepositoryMock
    let auth: AuthGuard<AuthRoute>
    let app: AppCoordinator<AuthRoute>
    var router: Router<AuthRoute> { app.router }
    /// A Boolean value that indicates whether no destination in the state needs a session.
    var showsOnlyOpen: Bool { router.state.destinations.allSatisfy { $0.accessRule == .everyone } }

    /// Launches an app.
    ///
    /// - Parameters:
    ///   - session: The session in the repository.
    ///   - state: The router's initial state.
    ///   - store: The store that earlier processes saved to.
    ///   - clock: The clock of the app.
    ///   - guards: The guards that are asked in addition to the session's.
    ///   - start: Returns the state that a phase starts with; nil to keep the shown one.
    init(
        _ session: Session? = nil, state: State = State(), store: RestorationStore = .memory(),
        clock: ManualClock = ManualClock(), guards: [any AccessGuard<AuthRoute>] = [],
        start: @escaping @MainActor (AppPhase) -> State? = { _ in nil }
    ) throws {
        let sessions = SessionRepositoryMock(session)
        let auth = AuthGuard<AuthRoute>(sessions: sessions, clock: .manual(clock))
        try self.init(
            sessions: sessions, auth: auth, state: state, store: store, clock: clock, guards: guards, start: start)
    }
    /// Creates another window of an app, which shares the app's session.
    init(windowOf other: LaunchedApp, clock: ManualClock, store: RestorationStore = .memory()) throws {
        try self.init(
            sessions: other.sessions, auth: other.auth, state: State(), store: store, clock: clock, guards: [],
            start: { _ in nil })
    }
    /// Boots the app, and returns it.
    func booted() async -> LaunchedApp {
        await app.boot()
        return self
    }
    private init(
        sessions: SessionRepositoryMock, auth: AuthGuard<AuthRoute>, state: State, store: RestorationStore,
        clock: ManualClock, guards: [any AccessGuard<AuthRoute>], start: @escaping @MainActor (AppPhase) -> State?
    ) throws {
        self.sessions = sessions
        self.auth = auth
        let router = Router(state)
        router.timing.clock = .manual(clock)
        router.links = try AuthRoute.deepLinks()
        app = AppCoordinator(
            router, auth: auth, guards: guards, store: store, start: start, onDenial: AuthRoute.screen)
    }
}

/// A session repository that answers when a test opens its gate.
struct GatedSessions: SessionRepository {
    let gate: Gate<Session?>

    func session() async throws -> Session? { try await gate.pass() }
}
