public import Observation

/// A user's public profile.
@Observable public final class ProfileViewModel {
    private let userID: UserID
    /// The shown tab.
    public let tab: ProfileTab
    private let accounts: any AccountService
    private let navigate: (Route) -> Void
    private let replace: (Route) -> Void
    public private(set) var account: Account?
    /// The fault that prevented loading the account.
    public private(set) var fault: AccountFault?

    /// - Parameter tab: The requested tab; nil for the default one.
    public init(
        userID: UserID, tab: ProfileTab?, accounts: any AccountService, navigate: @escaping (Route) -> Void,
        replace: @escaping (Route) -> Void
    ) {
        self.userID = userID
        self.tab = tab ?? .about
        self.accounts = accounts
        self.navigate = navigate
        self.replace = replace
    }

    public var title: String { userID.linkText }
    /// The user's posts. The first one introduces them.
    public var posts: [String] { account.map { ["Hi, I’m \($0.identity[.name] ?? title)."] } ?? [] }
    public func load() async {
        do throws(AccountFault) { (account, fault) = (try await accounts.account(userID), nil) } catch {
            (account, fault) = (nil, error)
        }
    }
    public func didSelectHome() { navigate(.home) }
    public func didSelect(_ tab: ProfileTab) { replace(.profile(userID: userID, tab: tab)) }
}
