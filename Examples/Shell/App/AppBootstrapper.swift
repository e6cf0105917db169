public import Waymark

/// Starts the app: gets the session, and leads the coordinator out of its booting phase.
public final class AppBootstrapper {
    private let router: AppCoordinator<Route>

    public init(router: AppCoordinator<Route>) { self.router = router }

    @discardableResult public func start() -> Task<Void, Never> {
        Task { await router.boot() }
    }
}
