public import Observation

/// The screen where everything starts.
@Observable public final class HomeViewModel {
    private let keeper: any SessionKeeper
    private let accounts: any AccountService
    private let navigate: (Route) -> Void
    /// The account that is logged in.
    public private(set) var account: Account?

    public init(accounts: any AccountService, keeper: any SessionKeeper, navigate: @escaping (Route) -> Void) {
        self.accounts = accounts
        self.keeper = keeper
        self.navigate = navigate
    }

    public func load() async { account = await keeper.current()?.account }
    public func didSelectProfile() { if let account { navigate(.profile(userID: account.userID)) } }
    public func didSelectSettings() { navigate(.settings()) }
    public func didSelectProduct() { navigate(.productDetail(productID: .featured)) }
    public func didSelectIdentity() { navigate(.identitySetup()) }
    /// - Returns: What is wrong; the session has ended here in any case.
    public func logOut() async -> AccountFault? { await keeper.logOut(of: accounts) }
    /// - Returns: What is wrong; the session is locked here in any case.
    public func lock() async -> AccountFault? { await keeper.lock(of: accounts) }
}
