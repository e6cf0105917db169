public import Waymark

/// The app on a device. It connects the screens' changes of the session with the app's phases.
public final class ShellDevice {
    /// The coordinator, with the router.
    public let coordinator: AppCoordinator<Route>
    let accounts: any AccountService
    let keeper: DeviceSession
    /// The unlocking started by a stored session, for tests to await.
    private(set) var unlocking: Task<Void, Never>?

    /// - Parameters:
    ///   - accounts: The account service.
    ///   - store: The store of the saved state.
    ///   - clock: The clock.
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

    /// Updates the app's phase for the current session.
    private func follow(_ session: LoginSession?) {
        switch (coordinator.phase, session) {
        case (_, nil): coordinator.logOut()
        case (.locked, _?): unlocking = Task { await unlockIfOpen() }
        case (.authenticated(let old), let new?) where old.owner == new.session.owner:
            coordinator.updateSession(new.session)
        case (_, let new?): coordinator.logIn(new.session)
        }
    }
    /// Unlocks the app if the session is still open: it may have been stored late, and locked since.
    private func unlockIfOpen() async {
        if let current = await keeper.current(), !current.isLocked { try? await coordinator.unlock() }
    }

    /// Locks the session, here and on the server. If it can't be looked up, it ends instead.
    ///
    /// - Returns: The fault; nil if the server knows of the lock.
    func lock() async -> AccountFault? {
        let fault = await keeper.lock(of: accounts)
        // has no effect after a log-out
        coordinator.lock()
        return fault
    }
}
