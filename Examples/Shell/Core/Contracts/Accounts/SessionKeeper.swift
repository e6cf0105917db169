/// Stores the login session of a visitor: in a cookie on the web, in the keychain in an app.
public protocol SessionKeeper {
    /// Returns the session; nil if the visitor isn't logged in or the session has ended.
    ///
    /// - Throws: `unavailable` if the session can't be looked up.
    func find() async throws(AccountFault) -> LoginSession?
    /// The visitor's identifier, even without a session.
    var id: String? { get }
    /// Sets the session.
    func keep(_ session: LoginSession)
    /// Removes the session.
    func drop()
    /// The visitor's address and device, for rate limits.
    var visitor: Visitor { get }
}

extension SessionKeeper {
    /// Returns the session, or nil if there is none or it can't be looked up.
    public func current() async -> LoginSession? { (try? await find()) ?? nil }

    /// Ends the session.
    ///
    /// - Returns: The fault; the session has ended here in any case.
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
    /// Locks the session. A session that can't be looked up ends instead: either way, it needs the password from now
    /// on, on every server.
    ///
    /// - Returns: The fault; nil if the server knows of the lock.
    package func lock(of accounts: any AccountService) async -> AccountFault? {
        let found: LoginSession?
        do throws(AccountFault) { found = try await find() } catch { return await logOut(of: accounts) }
        guard let found else { return .noSession }
        do throws(AccountFault) {
            try await accounts.lock(found)
            return nil
        } catch { return error }
    }
}
