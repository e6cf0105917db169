/// The view model of the login.
public final class LoginViewModel {
    private let accounts: any AccountService
    private let keeper: any SessionKeeper
    private let navigate: (Route) -> Void

    public init(accounts: any AccountService, keeper: any SessionKeeper, navigate: @escaping (Route) -> Void) {
        self.accounts = accounts
        self.keeper = keeper
        self.navigate = navigate
    }

    /// Logs a user in.
    ///
    /// - Returns: The error; nil if the user is logged in.
    public func logIn(_ userID: String, password: String) async -> AccountFault? {
        do throws(AccountFault) {
            let old = try await keeper.find()
            keeper.keep(try await accounts.logIn(userID, password: password, from: keeper.visitor, replacing: old))
            return nil
        } catch { return error }
    }
    public func didSelectSignup() { navigate(.signup) }
    public func didSelectForgotPassword() { navigate(.forgotPassword) }
}
