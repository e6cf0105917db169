/// The view model of the login.
public final class LoginViewModel {
    private let accounts: MemoryAccounts
    private let session: DeviceSession
    private let navigate: (Route) -> Void

    public init(accounts: MemoryAccounts, session: DeviceSession, navigate: @escaping (Route) -> Void) {
        self.accounts = accounts
        self.session = session
        self.navigate = navigate
    }

    /// Logs a user in.
    ///
    /// - Returns: The error; nil if the user is logged in.
    public func logIn(_ userID: String, password: String) -> AccountFault? {
        do throws(AccountFault) {
            loginDidComplete(try accounts.logIn(userID, password: password))
            return nil
        } catch { return error }
    }
    /// Begins the session. The coordinator then shows what was asked for before the login, or home.
    private func loginDidComplete(_ account: Account) { session.set(LoginSession(account: account)) }
    public func didSelectSignup() { navigate(.signup) }
    public func didSelectForgotPassword() { navigate(.forgotPassword) }
}
