public import Waymark

/// The app on a device: what its screens do with the session reaches its phases.
public final class ShellDevice {
    /// Its phases, and the router.
    public let coordinator: AppCoordinator<Route>
    let accounts: any AccountService
    let keeper: DeviceSession
    /// The unlocking that a session that was kept has begun, for tests to wait for.
    private(set) var unlocking: Task<Void, Never>?

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
        keeper.onChange = { [weak self] session in
            steps.done = session?.account.doneSteps ?? []
            self?.follow(session)
        }
    }

    private final class DoneSteps { var done: Set<IdentityStep> = [] }

    /// Takes the app to the phase of the session that is kept now.
    private func follow(_ session: LoginSession?) {
        switch (coordinator.phase, session) {
        case (_, nil): coordinator.logOut()
        case (.locked, _?): unlocking = Task { await unlockIfOpen() }
        case (.authenticated(let old), let new?) where old.owner == new.session.owner:
            coordinator.updateSession(new.session)
        case (_, let new?): coordinator.logIn(new.session)
        }
    }
    /// Unlocks the app if the session is open by now. It may have been kept late, and have been locked since.
    private func unlockIfOpen() async {
        if let current = await keeper.current(), !current.isLocked { await coordinator.unlock() }
    }

    /// Locks the session, here and where it is kept. One that can't be looked up ends instead.
    ///
    /// - Returns: The fault; nil if the lock is known wherever the session is kept.
    func lock() async -> AccountFault? {
        let fault = await keeper.lock(of: accounts)
        // does nothing after a log-out
        coordinator.lock()
        return fault
    }
}
