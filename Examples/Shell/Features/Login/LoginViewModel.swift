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
            session.set(LoginSession(account: try accounts.logIn(userID, password: password)))
            return nil
        } catch { return error }
    }
    public func didSelectSignup() { navigate(.signup) }
    public func didSelectForgotPassword() { navigate(.forgotPassword) }
}
