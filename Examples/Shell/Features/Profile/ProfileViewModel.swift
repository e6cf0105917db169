public import Observation

/// The view model of a user's public profile.
@Observable public final class ProfileViewModel {
    private let userID: UserID
    /// The shown tab.
    public let tab: ProfileTab
    private let accounts: any AccountService
    private let navigate: (Route) -> Void
    private let replace: (Route) -> Void
    public private(set) var account: Account?
    /// The error that prevented loading the account; nil if there was none.
    public private(set) var fault: AccountFault?

    /// Creates a view model.
    ///
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
    /// A sample post that introduces the user; empty until the account has loaded, and if there is no such account.
    public var posts: [String] { account.map { ["Hi, I’m \($0.identity[.name] ?? title)."] } ?? [] }
    public func load() async {
        do throws(AccountFault) { (account, fault) = (try await accounts.account(userID), nil) } catch {
            (account, fault) = (nil, error)
        }
    }
    public func didSelectHome() { navigate(.home) }
    public func didSelect(_ tab: ProfileTab) { replace(.profile(userID: userID, tab: tab)) }
}
