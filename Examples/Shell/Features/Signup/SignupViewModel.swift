/// The view model of the screen for creating an account.
public final class SignupViewModel {
    private let accounts: any AccountService
    private let keeper: any SessionKeeper
    private let navigate: (Route) -> Void

    public init(accounts: any AccountService, keeper: any SessionKeeper, navigate: @escaping (Route) -> Void) {
        self.accounts = accounts
        self.keeper = keeper
        self.navigate = navigate
    }

    /// Creates an account, and logs the user in.
    ///
    /// - Returns: The error; nil if the user is logged in.
    public func signUp(_ userID: String, password: String) async -> AccountFault? {
        do throws(AccountFault) {
            let old = try await keeper.find()
            keeper.keep(try await accounts.signUp(userID, password: password, from: keeper.visitor, replacing: old))
            return nil
        } catch { return error }
    }
    public func didSelectLogin() { navigate(.login) }
}
