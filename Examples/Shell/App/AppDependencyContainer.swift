public import Waymark

/// The app without a host: router, guards, phases, links and saved state, put together once.
public struct ShellApp {
    /// What shows the routes.
    public let router: Router<Route>
    /// Its phases.
    public let coordinator: AppCoordinator<Route>
    /// Where the state is saved.
    public let restoration: Restoration<Route>

    /// - Parameters:
    ///   - sessions: Where the session is kept.
    ///   - store: Where the state is kept.
    ///   - doneSteps: The steps of the identity set-up that are done.
    ///   - flags: What is switched on; asked at each navigation.
    ///   - clock: The time.
    public init(
        sessions: any SessionRepository, store: any RestorationStore,
        doneSteps: @escaping @MainActor @Sendable () -> Set<IdentityStep> = { Set(IdentityStep.allCases) },
        flags: @escaping @MainActor () -> ShellFlags = { ShellFlags() }, clock: NavigationClock = .system
    ) throws {
        let links = try ShellLinks.links(root: .home)
        let auth = AuthGuard<Route>(sessions: sessions, clock: clock)
        router = Router(root: .home, links: links)
        router.timing.clock = clock
        router.setRedirect(ShellRedirect(flags: flags).target)
        restoration = Restoration(links: links, store: store, clock: clock)
        coordinator = AppCoordinator(
            router, auth: auth, guards: [IdentityGuard(done: doneSteps)], restoration: restoration,
            start: Self.start, onDenial: Self.screen)
    }

    /// Where a denial leads.
    static func screen(for reason: DenialReason, _ denial: Denial<Route>) -> Route? {
        switch reason {
        case .unauthenticated, .failed, .missingAccessRule, .timedOut: .login
        case .insufficientPermissions: .unauthorized(requested: RequestedRoute(denial.requested))
        case .requiresAdditionalInfo: .identitySetup()
        case .locked, .leaveRefused, .blocked: nil
        }
    }
    /// What a phase starts with.
    static func start(_ phase: AppPhase) -> NavigationState<Route>? {
        switch phase {
        case .unauthenticated: NavigationState(root: .login)
        case .authenticated: NavigationState(root: .home)
        case .booting, .locked: nil
        }
    }
}
