import Waymark

/// The operations on accounts that screens need. A server implements them with its database, and an app with a client
/// of the server.
nonisolated public protocol AccountService: Sendable {
    /// Returns true if sessions can be looked up now.
    func isReady() async -> Bool
    /// Creates an account and starts a session, in one transaction.
    func signUp(
        _ userID: String, password: String, from visitor: Visitor, replacing old: LoginSession?
    ) async throws(AccountFault) -> LoginSession
    func account(_ userID: UserID) async throws(AccountFault) -> Account?
    func grant(_ permission: String, to userID: UserID) async throws(AccountFault)
    func complete(_ step: IdentityStep, _ answer: String, of userID: UserID) async throws(AccountFault)
    /// Creates a single-use recovery code for a forgotten password. The caller has to know the current password.
    func makeRecoveryCode(
        in session: LoginSession, password: String, from visitor: Visitor
    ) async throws(AccountFault) -> String
    func recover(_ userID: String, code: String, password: String, from visitor: Visitor) async throws(AccountFault)
    /// Starts a session, and ends the visitor's previous one.
    func logIn(
        _ userID: String, password: String, from visitor: Visitor, replacing old: LoginSession?
    ) async throws(AccountFault) -> LoginSession
    func session(_ id: String) async throws(AccountFault) -> LoginSession?
    /// Returns the last saved state of a user's app; nil if there is none.
    func savedState(of userID: UserID) async throws(AccountFault) -> [UInt8]?
    /// Saves the state of a user's app. A state of nil removes the saved one.
    func saveState(_ state: [UInt8]?, of userID: UserID) async throws(AccountFault)
    func logOut(_ session: LoginSession) async throws(AccountFault)
    /// Ends the session with an identifier that can't be looked up now.
    func logOut(_ id: String, from visitor: Visitor) async throws(AccountFault)
    func lock(_ session: LoginSession) async throws(AccountFault)
    func unlock(
        _ session: LoginSession, password: String, from visitor: Visitor
    ) async throws(AccountFault) -> LoginSession
    func renew(_ session: LoginSession) async throws(AccountFault) -> LoginSession
}
