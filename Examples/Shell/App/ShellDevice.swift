public import Waymark

/// The app on a device. It tells the coordinator about the changes that screens make to the session.
public final class ShellDevice {
    /// The coordinator, which owns the router.
    public let coordinator: AppCoordinator<Route>
    let accounts: any AccountService
    let keeper: DeviceSession
    /// The task that unlocks the app when a session is stored while the app is locked, for tests; nil before that.
    private(set) var unlocking: Task<Void, Never>?

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - accounts: The account service.
    ///   - store: The store of the saved state.
    ///   - clock: The clock of the guard, the router and the saved state.
    /// - Throws: `LinkSetupError` if two patterns clash.
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

    /// Updates the coordinator for a changed session: logs in or out, unlocks, or updates the session.
    private func follow(_ session: LoginSession?) {
        switch (coordinator.phase, session) {
        case (_, nil): coordinator.logOut()
        case (.locked, _?): unlocking = Task { await unlockIfOpen() }
        case (.authenticated(let old), let new?) where old.owner == new.session.owner:
            coordinator.updateSession(new.session)
        case (_, let new?): coordinator.logIn(new.session)
        }
    }
    /// Unlocks the app, unless the stored session has been locked again, has ended or can't be looked up.
    private func unlockIfOpen() async {
        if let current = await keeper.current(), !current.isLocked { try? await coordinator.unlock() }
    }

    /// Locks the session on this device and on the server. A session that can't be looked up ends instead.
    ///
    /// - Returns: The error; nil if the server has stored the lock, or has ended the session instead.
    func lock() async -> AccountFault? {
        let fault = await keeper.lock(of: accounts)
        // has no effect if the session had to be ended instead
        coordinator.lock()
        return fault
    }
}
