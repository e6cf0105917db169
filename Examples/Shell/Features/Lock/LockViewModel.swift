/// The view model of the lock screen.
public final class LockViewModel {
    private let accounts: MemoryAccounts
    private let session: DeviceSession

    public init(accounts: MemoryAccounts, session: DeviceSession) {
        self.accounts = accounts
        self.session = session
    }

    /// Unlocks the session.
    ///
    /// - Returns: The error; nil if the session is unlocked.
    public func unlock(password: String) -> AccountFault? {
        do throws(AccountFault) {
            guard let user = session.current?.account.userID else { throw .noSession }
            session.set(LoginSession(account: try accounts.logIn(user.linkText, password: password)))
            return nil
        } catch { return error }
    }
    public func logOut() { session.set(nil) }
}
