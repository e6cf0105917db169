/// The view model of the screen for replacing a forgotten password.
public final class ForgotPasswordViewModel {
    private let accounts: MemoryAccounts
    private let navigate: (Route) -> Void

    public init(accounts: MemoryAccounts, navigate: @escaping (Route) -> Void) {
        self.accounts = accounts
        self.navigate = navigate
    }

    /// Replaces the password if the recovery code is right, and shows the login.
    ///
    /// - Returns: The error; nil if the password was replaced.
    public func replace(_ userID: String, code: String, password: String) -> AccountFault? {
        do throws(AccountFault) {
            try accounts.recover(userID, code: code, password: password)
            navigate(.login)
            return nil
        } catch { return error }
    }
}
