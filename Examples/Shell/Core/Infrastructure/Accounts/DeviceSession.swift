public import Waymark

/// The login session of a device. It is forgotten with the process; an app of one's own keeps its identifier in the
/// keychain.
public final class DeviceSession: SessionKeeper {
    private let accounts: any AccountService
    public private(set) var id: String?
    /// Told what became of the session.
    var onChange: ((LoginSession?) -> Void)?

    public init(accounts: any AccountService) { self.accounts = accounts }

    public let visitor = Visitor(client: "device", device: "device")
    public func find() async throws(AccountFault) -> LoginSession? {
        guard let id else { return nil }
        return try await accounts.session(id)
    }
    public func keep(_ session: LoginSession) {
        id = session.id
        onChange?(session)
    }
    public func drop() {
        id = nil
        onChange?(nil)
    }
}

extension DeviceSession: SessionRepository {
    public func session() async throws -> Session? { await current()?.session }
}

/// The app on a device: what its screens do with the session reaches its phases.
public final class ShellDevice {
    /// Router, guards and phases.
    public let app: ShellApp
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
        app = try ShellApp(sessions: keeper, store: store, doneSteps: { steps.done }, clock: clock)
        let coordinator = app.coordinator
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
        app.coordinator.lock()
    }
}
