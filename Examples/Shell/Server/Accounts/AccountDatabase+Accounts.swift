import Foundation
public import ShellApp
import Waymark
import WaymarkWeb

nonisolated extension AccountDatabase {
    /// Creates an account without a session or a limit on attempts, for scripts.
    ///
    /// - Throws: `taken` if there is such a user, `invalidUserID` or `invalidPassword`.
    public func addAccount(_ userID: String, password: String) async throws(AccountFault) {
        let id = try Self.checked(userID, or: .invalidUserID)
        let hash = try await hasher.hash(PasswordText(password), for: "")
        try await write { try Self.insert(id, hash, $0) }
    }
    /// Creates an account and starts a session in place of the `old` one, in one transaction.
    ///
    /// - Throws: `invalidUserID` or `invalidPassword`, `tooMany` above the limit of sign-ups from one address, `busy`,
    ///   or `taken` if there is such a user.
    public func signUp(
        _ userID: String, password: String, from visitor: Visitor, replacing old: LoginSession? = nil
    ) async throws(AccountFault) -> LoginSession {
        let id = try Self.checked(userID, or: .invalidUserID)
        let text = try PasswordText(password)
        let name = "sign-up " + visitor.client
        try await count([(name, Self.signUps)])
        let hash = try await uncountingFailures([name]) { () throws(AccountFault) in
            try await hasher.hash(text, for: visitor.client)
        }
        let (secret, time, kept) = (WebSecret.make(), time, maximumSessions)
        return try await write(holding: Self.lock(id)) { tables in
            try Self.insert(id, hash, tables)
            return try Self.begin(secret, of: id, from: visitor, replacing: old, at: time, keeping: kept, tables)
        }
    }
    private static func insert(_ id: UserID, _ hash: Password, _ tables: AccountTables) throws {
        guard try tables.insertAccount(id, password: hash.text) else { throw AccountFault.taken }
    }
    /// Returns a user's account; nil if there is no such user.
    public func account(_ userID: UserID) async throws(AccountFault) -> Account? {
        try await read { try $0.account(userID) }
    }
    /// Grants a permission, which takes effect with the user's next request.
    ///
    /// - Throws: `wrong` if there is no such user.
    public func grant(_ permission: String, to userID: UserID) async throws(AccountFault) {
        try await write(holding: Self.lock(userID)) { tables in
            guard let account = try tables.account(userID) else { throw AccountFault.wrong }
            try tables.setPermissions(account.permissions.union([permission]), of: userID)
        }
    }
    /// Saves a user's answer to a step of the identity set-up.
    ///
    /// - Throws: `wrong` if there is no such user, `invalidAnswer` or `noConsent`.
    public func complete(_ step: IdentityStep, _ answer: String, of userID: UserID) async throws(AccountFault) {
        let text = try step.checked(answer)
        try await write(holding: Self.lock(userID)) { tables in
            guard try tables.account(userID) != nil else { throw AccountFault.wrong }
            try tables.setAnswer(text, to: step, of: userID)
        }
    }
    /// Returns the last saved state of a user's app; nil if there is none.
    public func savedState(of userID: UserID) async throws(AccountFault) -> [UInt8]? {
        try await read { try $0.savedState(of: userID) }
    }
    /// Saves the state of a user's app. A state of nil removes the saved one.
    ///
    /// - Throws: `tooLarge` if the state exceeds the size limit, `wrong` if there is no such user.
    public func saveState(_ state: [UInt8]?, of userID: UserID) async throws(AccountFault) {
        guard (state?.count ?? 0) <= Account.largestState else { throw .tooLarge }
        try await write(holding: Self.lock(userID)) { tables in
            guard try tables.account(userID) != nil else { throw AccountFault.wrong }
            try tables.setSavedState(state, of: userID)
        }
    }
    /// Creates a single-use recovery code for a forgotten password. It replaces the previous code.
    ///
    /// The password is required, because an open session alone must not be enough to take over the account.
    ///
    /// - Throws: `wrong` if the password is wrong, `tooMany` above the limit of attempts, `noSession` if the session is
    ///   locked, or has changed or ended. The previous code then stays valid, because the user wouldn't see a new one.
    public func makeRecoveryCode(
        in session: LoginSession, password: String, from visitor: Visitor
    ) async throws(AccountFault) -> String {
        let verified = try await verify(session.account.userID.linkText, password, visitor)
        let here = unwritten.snapshot
        guard !here.ended.contains(session.number), !here.locked.contains(session.number) else { throw .noSession }
        let code = String(WebSecret.make().prefix(32))
        let hash = Self.hash(code).base64EncodedString()
        try await write(holding: Self.lock(verified.userID)) { tables in
            try Self.requireUnchanged(verified, tables)
            guard try tables.isOpen(session.number, version: session.version) else { throw AccountFault.noSession }
            try tables.setRecovery(hash, of: verified.userID)
        }
        return code
    }
    /// Replaces a forgotten password, ends all of the user's sessions, and forgets the user's devices. A login that is
    /// in progress fails.
    ///
    /// - Throws: `invalidPassword`, `wrong` if there is no such user or the code is wrong, `tooMany` above the limit of
    ///   attempts.
    public func recover(
        _ userID: String, code: String, password: String, from visitor: Visitor
    ) async throws(AccountFault) {
        let text = try PasswordText(password)
        let id = try Self.checked(userID, or: .wrong)
        let names = try await attempt(id, visitor)
        let given = Self.hash(code).base64EncodedString()
        let (isRight, hash) = try await uncountingFailures(names) { () throws(AccountFault) in
            let isRight = try await read { try $0.hasRecovery(given, of: id) }
            // hashes even if the code is wrong, so that the time doesn't reveal it
            return (isRight, try await hasher.hash(text, for: visitor.client))
        }
        guard isRight else { throw .wrong }
        try await write(holding: Self.lock(id)) { tables in
            guard try tables.setPassword(hash.text, of: id, recovery: given) else { throw AccountFault.wrong }
            try tables.endAll(of: id)
        }
    }
}
