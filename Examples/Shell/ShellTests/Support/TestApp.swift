import ShellApp
import Waymark
import WaymarkTesting

/// The app without views, with stores and a clock that the test controls.
struct TestApp {
    let sessions = SessionRepositoryMock()
    let store = RestorationStore.memory()
    let clock = ManualClock()

    func container(
        done: Set<IdentityStep> = [], flags: @escaping @MainActor () -> FeatureFlags = { FeatureFlags() }
    ) -> AppDependencyContainer {
        AppDependencyContainer(
            sessions: sessions, store: store, doneSteps: { done }, flags: flags, clock: .manual(clock))
    }
    /// Launches the app, and returns its coordinator.
    func launch(
        _ session: Session? = nil, done: Set<IdentityStep> = [],
        flags: @escaping @MainActor () -> FeatureFlags = { FeatureFlags() }
    ) async throws -> AppCoordinator<Route> {
        await sessions.set(session)
        let app = try container(done: done, flags: flags).makeAppCoordinator()
        await app.boot()
        return app
    }
}
