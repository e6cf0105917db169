/// A store of a visitor's login session: a cookie on the web, the keychain in an app.
public protocol SessionKeeper {
    /// Returns the session; nil if the visitor isn't logged in, or the session has ended.
    ///
    /// - Throws: `unavailable` or `busy` if the session can't be looked up.
    func find() async throws(AccountFault) -> LoginSession?
    /// The session's identifier, even if the session can't be looked up; nil if there is none.
    var id: String? { get }
    /// Stores a session.
    func keep(_ session: LoginSession)
    /// Removes the session.
    func drop()
    /// The visitor's address and device, for rate limits.
    var visitor: Visitor { get }
}

extension SessionKeeper {
    /// Returns the session; nil if there is none, or if it can't be looked up.
    public func current() async -> LoginSession? { (try? await find()) ?? nil }

    /// Ends the session.
    ///
    /// - Returns: The error, if any. The session is removed from the keeper in any case.
    package func logOut(of accounts: any AccountService) async -> AccountFault? {
        defer { drop() }
        do throws(AccountFault) {
            let found: LoginSession?
            do throws(AccountFault) { found = try await find() } catch {
                if let id { try await accounts.logOut(id, from: visitor) }
                return nil
            }
            if let found { try await accounts.logOut(found) }
            return nil
        } catch { return error }
    }
    /// Locks the session. A session that can't be looked up ends instead: in both cases, all servers require the
    /// password once the change is stored.
    ///
    /// - Returns: The error; nil if the server has stored the lock, or has ended the session instead.
    package func lock(of accounts: any AccountService) async -> AccountFault? {
        let found: LoginSession?
        do throws(AccountFault) { found = try await find() } catch { return await logOut(of: accounts) }
        guard let found else {
            drop()
            return .noSession
        }
        do throws(AccountFault) {
            try await accounts.lock(found)
            return nil
        } catch { return error }
    }
}
