public import Waymark

/// A container that creates the parts of the app that need no user interface: router, guards, links, saved state and
/// coordinator.
public struct AppDependencyContainer {
    private let sessions: any SessionRepository
    private let store: RestorationStore
    private let doneSteps: @MainActor @Sendable () -> Set<IdentityStep>
    private let flags: @MainActor () -> FeatureFlags
    private let clock: NavigationClock

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - sessions: The session repository.
    ///   - store: The store of the saved state.
    ///   - doneSteps: Returns the completed steps of the identity set-up.
    ///   - flags: Returns the enabled flags; called for each navigation that depends on them.
    ///   - clock: The clock of the guard, the router and the saved state.
    public init(
        sessions: any SessionRepository, store: RestorationStore,
        doneSteps: @escaping @MainActor @Sendable () -> Set<IdentityStep> = { Set(IdentityStep.allCases) },
        flags: @escaping @MainActor () -> FeatureFlags = { FeatureFlags() }, clock: NavigationClock = .system
    ) {
        self.sessions = sessions
        self.store = store
        self.doneSteps = doneSteps
        self.flags = flags
        self.clock = clock
    }

    /// Creates the resolver of the app's links.
    ///
    /// - Throws: `LinkSetupError` if two patterns clash.
    public func makeRouteResolver() throws -> DefaultRouteResolver { try DefaultRouteResolver(root: .home) }
    /// Creates a guard for the session. Pass the same one to all windows that share a session.
    public func makeAuthGuard() -> AuthGuard<Route> { AuthGuard(sessions: makeSessionRepository(), clock: clock) }
    public func makeSessionRepository() -> any SessionRepository { sessions }
    /// Creates the router, with the redirect for feature flags. It has no guard until a coordinator takes it.
    public func makeAppRouter(resolver: DefaultRouteResolver) -> AppRouter {
        let router = AppRouter(root: .home, links: resolver.links)
        router.timing.clock = clock
        router.setRedirect(FeatureFlagRedirect(flags: flags).target)
        return router
    }
    /// Creates the handlers of links, universal links first.
    ///
    /// - Precondition: The patterns don't clash, as ``makeAppCoordinator()`` has checked.
    public func makeDeepLinkHandlers(router: AppRouter) -> [any DeepLinkHandler] {
        guard let resolver = try? makeRouteResolver() else { preconditionFailure("the app's links clash") }
        return [
            UniversalLinkHandler(routeResolver: resolver, router: router),
            CustomURLSchemeHandler(routeResolver: resolver, router: router),
        ]
    }
    public func makeAppBootstrapper(router: AppCoordinator<Route>) -> AppBootstrapper {
        AppBootstrapper(router: router)
    }
    /// Creates the coordinator, which sets its router's guards at once. `boot()` then starts the app.
    ///
    /// - Throws: `LinkSetupError` if two patterns clash.
    public func makeAppCoordinator() throws -> AppCoordinator<Route> {
        let resolver = try makeRouteResolver()
        let guards: [any RouteAccessControl] = [IdentityGuard(done: doneSteps)]
        return AppCoordinator(
            makeAppRouter(resolver: resolver), auth: makeAuthGuard(), guards: guards,
            store: store, start: Self.start
        ) { reason, route in
            AppRouter.handleDenial(route: route, reason: reason)
        }
    }

    /// Returns the first state of a phase; nil to keep the current state.
    private static func start(_ phase: AppPhase) -> NavigationState<Route>? {
        switch phase {
        case .unauthenticated: NavigationState(root: .login)
        case .authenticated: NavigationState(root: .home)
        case .booting, .locked: nil
        }
    }
}
