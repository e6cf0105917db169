/// The view model of the lock screen.
public final class LockViewModel {
    private let accounts: any AccountService
    private let keeper: any SessionKeeper

    public init(accounts: any AccountService, keeper: any SessionKeeper) {
        self.accounts = accounts
        self.keeper = keeper
    }

    /// Returns the ID of the session's user; empty if there is no session, or it can't be looked up.
    public func userID() async -> String { await keeper.current()?.account.userID.linkText ?? "" }
    /// Returns true if the session has been given a new identifier since the page was rendered, so it may be unlocked
    /// in another tab.
    public func isStale() async -> Bool { await keeper.current()?.isStale ?? false }
    /// Locks a session that may be unlocked in another tab. A session that can't be looked up ends instead.
    ///
    /// - Returns: The error; nil if the server has stored the lock, or has ended the session instead.
    public func lock() async -> AccountFault? { await keeper.lock(of: accounts) }

    /// Unlocks the session.
    ///
    /// - Returns: The error; nil if the session is unlocked.
    public func unlock(password: String) async -> AccountFault? {
        do throws(AccountFault) {
            guard let session = try await keeper.find() else { return .noSession }
            keeper.keep(try await accounts.unlock(session, password: password, from: keeper.visitor))
            return nil
        } catch { return error }
    }
    /// Ends the session.
    ///
    /// - Returns: The error, if any. The session is removed from the keeper in any case.
    public func logOut() async -> AccountFault? { await keeper.logOut(of: accounts) }
}
