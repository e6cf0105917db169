public import Waymark

/// What the screens ask of accounts: the database itself on a server, something that talks to one in an app.
nonisolated public protocol AccountService: Sendable {
    func signUp(_ userID: String, password: String) async throws(AccountFault)
    func account(_ userID: String) async throws(AccountFault) -> Account?
    func grant(_ permission: Permission, to userID: String) async throws(AccountFault)
    func complete(_ step: IdentityStep, _ answer: String, of userID: String) async throws(AccountFault)
    func makeRecoveryCode(for userID: String) async throws(AccountFault) -> String
    func recover(_ userID: String, code: String, password: String, client: String) async throws(AccountFault)
    func logIn(_ userID: String, password: String, client: String) async throws(AccountFault) -> LoginSession
    func session(_ id: String) async throws(AccountFault) -> LoginSession?
    func logOut(_ id: String) async throws(AccountFault)
    func lock(_ id: String) async throws(AccountFault)
    func unlock(_ id: String, password: String, client: String) async throws(AccountFault) -> LoginSession
    func renew(_ id: String) async throws(AccountFault) -> LoginSession
}

#if canImport(WaymarkWeb)
extension AccountDatabase: AccountService {}
#endif

/// Who keeps the login session of this visitor: a cookie on the web, the keychain in an app.
public protocol SessionKeeper {
    /// The session, if there is one that has not ended.
    func current() async -> LoginSession?
    /// From now on it is this one.
    func keep(_ session: LoginSession)
    /// From now on there is none.
    func drop()
    /// Where the visitor is, for the limits on attempts.
    var client: String { get }
}
