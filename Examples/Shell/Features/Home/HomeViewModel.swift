public import Observation

/// The screen where everything starts.
@Observable public final class HomeViewModel {
    private let keeper: any SessionKeeper
    private let accounts: any AccountService
    private let lockSession: () async -> AccountFault?
    private let navigate: (Route) -> Void
    /// The account that is logged in.
    public private(set) var account: Account?

    /// - Parameter lock: Locks the session the way that the host does: a device shows its lock, too.
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
    /// - Returns: The fault; the session has ended here in any case.
    public func logOut() async -> AccountFault? { await keeper.logOut(of: accounts) }
    /// Locks the session. One that can't be looked up ends instead.
    ///
    /// - Returns: The fault; nil if the lock is known wherever the session is kept.
    public func lock() async -> AccountFault? { await lockSession() }
}
