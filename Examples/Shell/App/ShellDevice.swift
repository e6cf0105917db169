public import Waymark

/// The app on a device: what its screens do with the session reaches its phases.
public final class ShellDevice {
    /// Its phases, and the router.
    public let coordinator: AppCoordinator<Route>
    let accounts: any AccountService
    let keeper: DeviceSession

    /// - Parameters:
    ///   - accounts: Who may log in.
    ///   - store: Where the state is kept.
    ///   - clock: The time.
    /// - Throws: Where two patterns clash.
    public init(
        accounts: any AccountService, store: any RestorationStore, clock: NavigationClock = .system
    ) throws {
        self.accounts = accounts
        let keeper = DeviceSession(accounts: accounts)
        self.keeper = keeper
        let steps = DoneSteps()
        let container = AppDependencyContainer(
            sessions: keeper, store: store, doneSteps: { steps.done }, clock: clock)
        let coordinator = try container.makeAppCoordinator()
        self.coordinator = coordinator
        keeper.onChange = { [weak coordinator] session in
            steps.done = session?.account.doneSteps ?? []
            guard let coordinator else { return }
            switch (coordinator.phase, session) {
            case (_, nil): coordinator.logOut()
            case (.locked, _?): Task { await coordinator.unlock() }
            case (.authenticated(let old), let new?) where old.owner == new.session.owner:
                coordinator.updateSession(new.session)
            case (_, let new?): coordinator.logIn(new.session)
            }
        }
    }

    private final class DoneSteps { var done: Set<IdentityStep> = [] }

    /// Locks the session, here and where it is kept.
    func lock() async {
        // here it is locked in any case
        _ = await keeper.lock(of: accounts)
        coordinator.lock()
    }
}
