import Foundation
public import Waymark

/// The app on a device. It tells the coordinator about the changes that screens make to the session.
public final class ShellDevice {
    /// The coordinator, which owns the router.
    public let coordinator: AppCoordinator<Route>
    let container: AppDependencyContainer
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
        container = AppDependencyContainer(
            sessions: session, store: store, doneSteps: { session.current?.account.doneSteps ?? [] })
        coordinator = try container.makeAppCoordinator()
        session.onChange = { [weak self] in self?.follow() }
    }
    /// Creates the app with the session and the screens of its last run.
    public static func stored() -> ShellDevice {
        // without a folder, the app runs, but restores nothing
        let folder = try? FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        let store: RestorationStore =
            folder.map { .file($0.appendingPathComponent("navigation.json").path) } ?? .memory()
        do {
            return try ShellDevice(
                session: DeviceSession(file: folder?.appendingPathComponent("session.json")), store: store)
        } catch {
            // can't happen: tests check the table
            fatalError("the app's links clash: \(error)")
        }
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
