public import Waymark

/// Makes the parts of the app, without a host: router, guards, links, saved state and the coordinator of its phases.
public struct AppDependencyContainer {
    private let sessions: any SessionRepository
    private let store: any RestorationStore
    private let doneSteps: @MainActor @Sendable () -> Set<IdentityStep>
    private let flags: @MainActor () -> FeatureFlags
    private let clock: NavigationClock

    /// - Parameters:
    ///   - sessions: Where the session is kept.
    ///   - store: Where the state is kept.
    ///   - doneSteps: The steps of the identity set-up that are done.
    ///   - flags: What is switched on; asked at each navigation.
    ///   - clock: The time.
    public init(
        sessions: any SessionRepository, store: any RestorationStore,
        doneSteps: @escaping @MainActor @Sendable () -> Set<IdentityStep> = { Set(IdentityStep.allCases) },
        flags: @escaping @MainActor () -> FeatureFlags = { FeatureFlags() }, clock: NavigationClock = .system
    ) {
        self.sessions = sessions
        self.store = store
        self.doneSteps = doneSteps
        self.flags = flags
        self.clock = clock
    }

    /// - Throws: Where two patterns clash.
    public func makeRouteResolver() throws -> DefaultRouteResolver { try DefaultRouteResolver(root: .home) }
    /// Creates a guard of the session. Windows that share one are given the same guard.
    public func makeAuthGuard() -> AuthGuard<Route> { AuthGuard(sessions: sessions, clock: clock) }
    /// The router, without a guard until it has a coordinator.
    public func makeAppRouter(resolver: DefaultRouteResolver) -> AppRouter {
        let router = AppRouter(root: .home, links: resolver.links)
        router.timing.clock = clock
        router.setRedirect(FeatureFlagRedirect(flags: flags).target)
        return router
    }
    /// The coordinator, which guards its router from the first moment on; `boot()` starts the app.
    ///
    /// - Throws: Where two patterns clash.
    public func makeAppCoordinator() throws -> AppCoordinator<Route> {
        let resolver = try makeRouteResolver()
        let guards: [any RouteAccessControl] = [IdentityGuard(done: doneSteps)]
        return AppCoordinator(
            makeAppRouter(resolver: resolver), auth: makeAuthGuard(), guards: guards,
            restoration: Restoration(links: resolver.links, store: store, clock: clock), start: Self.start
        ) { reason, denial in
            AppRouter.handleDenial(route: denial.requested, reason: reason)
        }
    }

    /// The state that a phase starts with; nil for one that keeps what is shown.
    private static func start(_ phase: AppPhase) -> NavigationState<Route>? {
        switch phase {
        case .unauthenticated: NavigationState(root: .login)
        case .authenticated: NavigationState(root: .home)
        case .booting, .locked: nil
        }
    }
}
