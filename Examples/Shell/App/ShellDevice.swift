public import Waymark

/// The app on a device. It tells the coordinator about the changes that screens make to the session.
public final class ShellDevice {
    /// The coordinator, which owns the router.
    public let coordinator: AppCoordinator<Route>
    let accounts: MemoryAccounts
    let session: DeviceSession

    /// Creates the app.
    ///
    /// - Parameter store: The store of the saved state.
    /// - Throws: `LinkSetupError` if two patterns clash.
    public init(
        accounts: MemoryAccounts = MemoryAccounts(), session: DeviceSession, store: RestorationStore
    ) throws {
        self.accounts = accounts
        self.session = session
        // the accounts of users who signed up haven't outlived the app
        if let account = session.current?.account, (try? accounts.update(account)) == nil { session.set(nil) }
        let container = AppDependencyContainer(
            sessions: session, store: store, doneSteps: { session.current?.account.doneSteps ?? [] })
        coordinator = try container.makeAppCoordinator()
        session.onChange = { [weak self] in self?.follow() }
    }

    private func follow() {
        guard let session = session.current?.session else {
            coordinator.logOut()
            return
        }
        if coordinator.phase.session?.owner == session.owner {
            coordinator.updateSession(session)
        } else {
            coordinator.logIn(session)
        }
    }
}
