import Waymark

/// Everything that the screens ask of accounts: the database itself on a server, something that talks to one in an app.
nonisolated public protocol AccountService: Sendable {
    /// Returns true if sessions can be looked up.
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
    /// The state of a user's app, as it was saved last.
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
