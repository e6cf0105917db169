import Waymark

/// What the screens ask of accounts: the database itself on a server, something that talks to one in an app.
nonisolated public protocol AccountService: Sendable {
    /// Whether sessions can be looked up.
    func isReady() async -> Bool
    /// Makes an account and logs in: both, or neither.
    func signUp(
        _ userID: String, password: String, from visitor: Visitor, replacing old: LoginSession?
    ) async throws(AccountFault) -> LoginSession
    func account(_ userID: UserID) async throws(AccountFault) -> Account?
    func grant(_ permission: String, to userID: UserID) async throws(AccountFault)
    func complete(_ step: IdentityStep, _ answer: String, of userID: UserID) async throws(AccountFault)
    /// A code with which a forgotten password can be replaced, once; whoever asks for one shows that they know it now.
    func makeRecoveryCode(
        in session: LoginSession, password: String, from visitor: Visitor
    ) async throws(AccountFault) -> String
    func recover(_ userID: String, code: String, password: String, from visitor: Visitor) async throws(AccountFault)
    /// Starts a session; the one that the visitor had before ends.
    func logIn(
        _ userID: String, password: String, from visitor: Visitor, replacing old: LoginSession?
    ) async throws(AccountFault) -> LoginSession
    func session(_ id: String) async throws(AccountFault) -> LoginSession?
    /// What a user's app had open, as it was saved last.
    func savedState(of userID: UserID) async throws(AccountFault) -> [UInt8]?
    /// Keeps what a user's app has open, or with nil nothing.
    func saveState(_ state: [UInt8]?, of userID: UserID) async throws(AccountFault)
    func logOut(_ session: LoginSession) async throws(AccountFault)
    /// Ends the session of an identifier that cannot be looked up now.
    func logOut(_ id: String, from visitor: Visitor) async throws(AccountFault)
    func lock(_ session: LoginSession) async throws(AccountFault)
    func unlock(
        _ session: LoginSession, password: String, from visitor: Visitor
    ) async throws(AccountFault) -> LoginSession
    func renew(_ session: LoginSession) async throws(AccountFault) -> LoginSession
}

#if canImport(WaymarkWeb)
extension AccountDatabase: AccountService {}
#endif

/// Who keeps the login session of this visitor: a cookie on the web, the keychain in an app.
public protocol SessionKeeper {
    /// The session; nil for nobody, and for one that has ended.
    ///
    /// - Throws: `unavailable` where that cannot be found out.
    func find() async throws(AccountFault) -> LoginSession?
    /// What the visitor keeps of it, whether or not there is such a session.
    var id: String? { get }
    /// From now on it is this one.
    func keep(_ session: LoginSession)
    /// From now on there is none.
    func drop()
    /// Where the visitor is, for the limits on attempts.
    var visitor: Visitor { get }
}

extension SessionKeeper {
    /// The session, if there is one that has not ended, and can be found.
    public func current() async -> LoginSession? { (try? await find()) ?? nil }

    /// Ends the session.
    ///
    /// - Returns: What is wrong; the session has ended here in any case.
    func logOut(of accounts: any AccountService) async -> AccountFault? {
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
    /// - Returns: What is wrong.
    func lock(of accounts: any AccountService) async -> AccountFault? {
        let found: LoginSession?
        do throws(AccountFault) { found = try await find() } catch { return await logOut(of: accounts) }
        guard let found else { return .noSession }
        do throws(AccountFault) {
            try await accounts.lock(found)
            return nil
        } catch { return error }
    }
}
