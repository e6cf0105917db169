import Waymark

/// The account operations that screens need. `AccountDatabase` implements them on the server; on a device,
/// `MemoryAccounts` stands in for a client. Operations that throw may throw `unavailable` or `busy` at any time.
nonisolated public protocol AccountService: Sendable {
    /// Returns true if sessions can be looked up now.
    func isReady() async -> Bool
    /// Creates an account and starts a session in place of the visitor's previous one, in one transaction.
    func signUp(
        _ userID: String, password: String, from visitor: Visitor, replacing old: LoginSession?
    ) async throws(AccountFault) -> LoginSession
    func account(_ userID: UserID) async throws(AccountFault) -> Account?
    func grant(_ permission: String, to userID: UserID) async throws(AccountFault)
    /// Saves a user's answer to a step of the identity set-up.
    func complete(_ step: IdentityStep, _ answer: String, of userID: UserID) async throws(AccountFault)
    /// Creates a single-use recovery code for a forgotten password. Requires the current password.
    func makeRecoveryCode(
        in session: LoginSession, password: String, from visitor: Visitor
    ) async throws(AccountFault) -> String
    /// Replaces a forgotten password, and ends all of the user's sessions.
    func recover(_ userID: String, code: String, password: String, from visitor: Visitor) async throws(AccountFault)
    /// Starts a session, and ends the visitor's previous one.
    func logIn(
        _ userID: String, password: String, from visitor: Visitor, replacing old: LoginSession?
    ) async throws(AccountFault) -> LoginSession
    /// Returns the session whose current or previous identifier this is; nil if there is none, or it has ended.
    func session(_ id: String) async throws(AccountFault) -> LoginSession?
    /// Returns the last saved state of a user's app; nil if there is none.
    func savedState(of userID: UserID) async throws(AccountFault) -> [UInt8]?
    /// Saves the state of a user's app. A state of nil removes the saved one.
    func saveState(_ state: [UInt8]?, of userID: UserID) async throws(AccountFault)
    func logOut(_ session: LoginSession) async throws(AccountFault)
    /// Ends the session with an identifier, for when the session itself can't be looked up.
    func logOut(_ id: String, from visitor: Visitor) async throws(AccountFault)
    func lock(_ session: LoginSession) async throws(AccountFault)
    func unlock(
        _ session: LoginSession, password: String, from visitor: Visitor
    ) async throws(AccountFault) -> LoginSession
    /// Gives a session a new identifier after its permissions or completed identity steps have changed.
    func renew(_ session: LoginSession) async throws(AccountFault) -> LoginSession
}
