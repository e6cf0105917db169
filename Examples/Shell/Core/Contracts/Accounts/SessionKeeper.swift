/// Keeps the login session of this visitor: a cookie on the web, the keychain in an app.
public protocol SessionKeeper {
    /// The session; nil for nobody, and for one that has ended.
    ///
    /// - Throws: `unavailable` where that cannot be found out.
    func find() async throws(AccountFault) -> LoginSession?
    /// The identifier that the visitor keeps, even if there is no such session.
    var id: String? { get }
    /// From now on it is this one.
    func keep(_ session: LoginSession)
    /// From now on there is none.
    func drop()
    /// The place of the visitor, for the limits on attempts.
    var visitor: Visitor { get }
}

extension SessionKeeper {
    /// The session, if there is one that has not ended, and can be found.
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
    /// Locks the session. One that cannot be looked up ends instead: either way it needs the password from now on, and
    /// this holds wherever the next request goes.
    ///
    /// - Returns: The fault; nil if the lock is known wherever the session is kept.
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
