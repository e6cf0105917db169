public import Observation

/// The first screen after a login.
@Observable public final class HomeViewModel {
    private let keeper: any SessionKeeper
    private let accounts: any AccountService
    private let lockSession: () async -> AccountFault?
    private let navigate: (Route) -> Void
    /// The logged-in account.
    public private(set) var account: Account?

    /// - Parameter lock: Locks the session in the host's own way; on a device, it also shows the lock screen.
    public init(
        accounts: any AccountService, keeper: any SessionKeeper, lock: @escaping () async -> AccountFault?,
        navigate: @escaping (Route) -> Void
    ) {
        self.accounts = accounts
        self.keeper = keeper
        lockSession = lock
        self.navigate = navigate
    }

    public func load() async { account = await keeper.current()?.account }
    public func didSelectProfile() { if let account { navigate(.profile(userID: account.userID)) } }
    public func didSelectSettings() { navigate(.settings()) }
    public func didSelectProduct() { navigate(.productDetail(productID: .featured)) }
    public func didSelectIdentity() { navigate(.identitySetup()) }
    /// - Returns: The fault, if any. The session ends here in any case.
    public func logOut() async -> AccountFault? { await keeper.logOut(of: accounts) }
    /// Locks the session. A session that can't be looked up ends instead.
    ///
    /// - Returns: The fault; nil if the server knows of the lock.
    public func lock() async -> AccountFault? { await lockSession() }
}
