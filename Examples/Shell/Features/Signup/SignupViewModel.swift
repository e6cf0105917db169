/// The view model of the screen for creating an account.
public final class SignupViewModel {
    private let accounts: MemoryAccounts
    private let session: DeviceSession
    private let navigate: (Route) -> Void

    public init(accounts: MemoryAccounts, session: DeviceSession, navigate: @escaping (Route) -> Void) {
        self.accounts = accounts
        self.session = session
        self.navigate = navigate
    }

    /// Creates an account, and logs the user in.
    ///
    /// - Returns: The error; nil if the user is logged in.
    public func signUp(_ userID: String, password: String) -> AccountFault? {
        do throws(AccountFault) {
            session.set(LoginSession(account: try accounts.signUp(userID, password: password)))
            return nil
        } catch { return error }
    }
    public func didSelectLogin() { navigate(.login) }
}
