public import Observation

/// One user, as others see them.
@Observable public final class ProfileViewModel {
    private let userID: UserID
    private let accounts: any AccountService
    private let navigate: (Route) -> Void
    public private(set) var account: Account?

    public init(userID: UserID, accounts: any AccountService, navigate: @escaping (Route) -> Void) {
        self.userID = userID
        self.accounts = accounts
        self.navigate = navigate
    }

    public var title: String { userID.linkText }
    public func load() async { account = (try? await accounts.account(userID)) ?? nil }
    public func didSelectHome() { navigate(.home) }
}
