public import Observation

/// The view model of the first screen after a login.
@Observable public final class HomeViewModel {
    private let keeper: any SessionKeeper
    private let accounts: any AccountService
    private let lockSession: () async -> AccountFault?
    private let navigate: (Route) -> Void
    /// The account of the logged-in user; nil until it is loaded, and if there is no session or it can't be looked up.
    public private(set) var account: Account?

    /// Creates a view model.
    ///
    /// - Parameter lock: Locks the session; on a device, it shows the lock screen as well.
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
    /// Ends the session.
    ///
    /// - Returns: The error, if any. The session is removed from the keeper in any case.
    public func logOut() async -> AccountFault? { await keeper.logOut(of: accounts) }
    /// Locks the session. A session that can't be looked up ends instead.
    ///
    /// - Returns: The error; nil if the server has stored the lock, or has ended the session instead.
    public func lock() async -> AccountFault? { await lockSession() }
}
