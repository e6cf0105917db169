/// The view model of a user's public profile.
public final class ProfileViewModel {
    private let userID: UserID
    /// The shown tab.
    public let tab: ProfileTab
    private let accounts: MemoryAccounts
    private let navigate: (Route) -> Void
    private let replace: (Route) -> Void

    /// Creates a view model.
    ///
    /// - Parameter tab: The requested tab; nil for the default one.
    public init(
        userID: UserID, tab: ProfileTab?, accounts: MemoryAccounts, navigate: @escaping (Route) -> Void,
        replace: @escaping (Route) -> Void
    ) {
        self.userID = userID
        self.tab = tab ?? .about
        self.accounts = accounts
        self.navigate = navigate
        self.replace = replace
    }

    public var title: String { userID.linkText }
    /// The user's account; nil if there is no such user.
    public var account: Account? { accounts.account(userID) }
    /// A sample post that introduces the user; empty if there is no such user.
    public var posts: [String] { account.map { ["Hi, I’m \($0.identity[.name] ?? title)."] } ?? [] }
    public func didSelectHome() { navigate(.home) }
    public func didSelect(_ tab: ProfileTab) { replace(.profile(userID: userID, tab: tab)) }
}
