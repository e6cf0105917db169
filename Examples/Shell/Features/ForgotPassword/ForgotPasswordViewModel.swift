/// The view model of the screen for replacing a forgotten password.
public final class ForgotPasswordViewModel {
    private let accounts: any AccountService
    private let keeper: any SessionKeeper
    private let navigate: (Route) -> Void

    public init(accounts: any AccountService, keeper: any SessionKeeper, navigate: @escaping (Route) -> Void) {
        self.accounts = accounts
        self.keeper = keeper
        self.navigate = navigate
    }

    /// Replaces the password if the recovery code is right, and shows the login.
    ///
    /// - Returns: The error; nil if the password was replaced.
    public func replace(_ userID: String, code: String, password: String) async -> AccountFault? {
        do throws(AccountFault) {
            try await accounts.recover(userID, code: code, password: password, from: keeper.visitor)
            navigate(.login)
            return nil
        } catch { return error }
    }
}
