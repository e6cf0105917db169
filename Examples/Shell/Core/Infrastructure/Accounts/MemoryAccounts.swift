public import Foundation
import Waymark

/// Accounts in memory, for an app without a server, previews and tests. A server stores them in a database, and hashes
/// passwords.
public actor MemoryAccounts: AccountService {
    private struct Entry {
        var account: Account
        var password: PasswordText
        var recoveryCode: String?
        var savedState: [UInt8]?
    }
    private var entries: [String: Entry] = [:]
    private struct Kept {
        var session: LoginSession
        /// The previous identifier; nil if there is none.
        var before: String?
    }
    private var sessions: [Int64: Kept] = [:]
    private var next: Int64 = 1
    private let lifetime: TimeInterval
    private let now: @Sendable () -> Date

    /// Creates a service without accounts.
    ///
    /// - Parameters:
    ///   - lifetime: The lifetime of a session, in seconds.
    ///   - now: Returns the current time, from a clock that doesn't jump.
    public init(lifetime: TimeInterval = 3_600, now: @escaping @Sendable () -> Date = ProcessClock.now) {
        self.lifetime = lifetime
        self.now = now
    }

    public func isReady() async -> Bool { true }
    public func signUp(
        _ userID: String, password: String, from visitor: Visitor, replacing old: LoginSession?
    ) async throws(AccountFault) -> LoginSession {
        guard let user = try? UserID(userID) else { throw .invalidUserID }
        let text = try PasswordText(password)
        guard entries[Self.key(user)] == nil else { throw .taken }
        let account = Account(userID: user, permissions: [], identity: [:])
        entries[Self.key(user)] = Entry(account: account, password: text)
        return keep(account, replacing: old)
    }
    public func account(_ userID: UserID) async throws(AccountFault) -> Account? { entries[Self.key(userID)]?.account }
    public func grant(_ permission: String, to userID: UserID) async throws(AccountFault) {
        guard entries[Self.key(userID)] != nil else { throw .wrong }
        entries[Self.key(userID)]?.account.permissions.insert(permission)
    }
    public func complete(_ step: IdentityStep, _ answer: String, of userID: UserID) async throws(AccountFault) {
        let text = try step.checked(answer)
        guard entries[Self.key(userID)] != nil else { throw .wrong }
        entries[Self.key(userID)]?.account.identity[step] = text
    }
    public func savedState(of userID: UserID) async throws(AccountFault) -> [UInt8]? {
        entries[Self.key(userID)]?.savedState
    }
    public func saveState(_ state: [UInt8]?, of userID: UserID) async throws(AccountFault) {
        guard (state?.count ?? 0) <= Account.largestState else { throw .tooLarge }
        guard entries[Self.key(userID)] != nil else { throw .wrong }
        entries[Self.key(userID)]?.savedState = state
    }
    public func makeRecoveryCode(
        in session: LoginSession, password: String, from visitor: Visitor
    ) async throws(AccountFault) -> String {
        let userID = session.account.userID
        _ = try verified(userID, password)
        guard let now = sessions[session.number]?.session, now.version == session.version, !now.isLocked
        else { throw .noSession }
        let code = UUID().uuidString
        entries[Self.key(userID)]?.recoveryCode = code
        return code
    }
    public func recover(
        _ userID: String, code: String, password: String, from visitor: Visitor
    ) async throws(AccountFault) {
        let text = try PasswordText(password)
        guard let user = try? UserID(userID), let known = entries[Self.key(user)]?.recoveryCode, known == code else {
            throw .wrong
        }
        entries[Self.key(user)]?.password = text
        entries[Self.key(user)]?.recoveryCode = nil
        sessions = sessions.filter { Self.key($0.value.session.account.userID) != Self.key(user) }
    }
    public func logIn(
        _ userID: String, password: String, from visitor: Visitor, replacing old: LoginSession?
    ) async throws(AccountFault) -> LoginSession {
        guard let user = try? UserID(userID) else { throw .wrong }
        return keep(try verified(user, password).account, replacing: old)
    }
    public func session(_ id: String) async throws(AccountFault) -> LoginSession? {
        guard let found = sessions.values.first(where: { $0.session.id == id || $0.before == id })?.session,
            found.expires > now(), let account = entries[Self.key(found.account.userID)]?.account
        else { return nil }
        let isStale = found.id != id
        return LoginSession(
            id: id, number: found.number, version: found.version, account: account,
            isLocked: found.isLocked || isStale, expires: found.expires, isStale: isStale)
    }
    public func logOut(_ session: LoginSession) async throws(AccountFault) { sessions[session.number] = nil }
    public func logOut(_ id: String, from visitor: Visitor) async throws(AccountFault) {
        if let session = try await session(id) { try await logOut(session) }
    }
    public func lock(_ session: LoginSession) async throws(AccountFault) {
        guard let now = sessions[session.number]?.session else { return }
        sessions[session.number]?.session = LoginSession(
            id: now.id, number: now.number, version: now.version + 1, account: now.account, isLocked: true,
            expires: now.expires)
    }
    public func unlock(
        _ session: LoginSession, password: String, from visitor: Visitor
    ) async throws(AccountFault) -> LoginSession {
        let entry = try verified(session.account.userID, password)
        return try replace(session, entry.account, isLocked: false)
    }
    public func renew(_ session: LoginSession) async throws(AccountFault) -> LoginSession {
        guard let account = entries[Self.key(session.account.userID)]?.account else { throw .noSession }
        return try replace(session, account, isLocked: session.isLocked)
    }

    private static func key(_ userID: UserID) -> String { userID.linkText.lowercased() }
    private func verified(_ userID: UserID, _ password: String) throws(AccountFault) -> Entry {
        guard let entry = entries[Self.key(userID)], let text = try? PasswordText(password), entry.password == text
        else { throw .wrong }
        return entry
    }
    private func replace(
        _ session: LoginSession, _ account: Account, isLocked: Bool
    ) throws(AccountFault) -> LoginSession {
        guard let now = sessions[session.number]?.session, now.version == session.version else { throw .noSession }
        let renewed = LoginSession(
            id: UUID().uuidString, number: now.number, version: now.version + 1, account: account, isLocked: isLocked,
            expires: now.expires)
        sessions[now.number] = Kept(session: renewed, before: now.id)
        return renewed
    }
    private func keep(_ account: Account, replacing old: LoginSession?) -> LoginSession {
        if let old { sessions[old.number] = nil }
        let session = LoginSession(
            id: UUID().uuidString, number: next, version: 0, account: account, isLocked: false,
            expires: now() + lifetime)
        next += 1
        sessions[session.number] = Kept(session: session)
        return session
    }
}
