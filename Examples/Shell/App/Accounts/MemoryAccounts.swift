public import Foundation
public import Waymark

/// Accounts that are forgotten with the process: for the app on a device without a server, previews and tests. A server
/// keeps them in a database, with hashed passwords.
public actor MemoryAccounts: AccountService {
    private struct Entry {
        var account: Account
        var password: String
        var recoveryCode: String?
    }
    private var entries: [String: Entry] = [:]
    private var sessions: [String: LoginSession] = [:]
    private let lifetime: TimeInterval

    /// - Parameter lifetime: How long a session lasts, in seconds.
    public init(lifetime: TimeInterval = 3_600) { self.lifetime = lifetime }

    public func signUp(_ userID: String, password: String) async throws(AccountFault) {
        guard let user = try? UserID(userID) else { throw .invalidUserID }
        guard (12...128).contains(password.count) else { throw .invalidPassword }
        guard entries[userID] == nil else { throw .taken }
        entries[userID] = Entry(
            account: Account(userID: user, permissions: [], identity: [:]), password: password)
    }
    public func account(_ userID: String) async throws(AccountFault) -> Account? { entries[userID]?.account }
    public func grant(_ permission: Permission, to userID: String) async throws(AccountFault) {
        entries[userID]?.account.permissions.insert(permission)
    }
    public func complete(_ step: IdentityStep, _ answer: String, of userID: String) async throws(AccountFault) {
        guard (1...100).contains(answer.count) else { throw .invalidAnswer }
        entries[userID]?.account.identity[step] = answer
    }
    public func makeRecoveryCode(for userID: String) async throws(AccountFault) -> String {
        guard entries[userID] != nil else { throw .wrong }
        let code = UUID().uuidString
        entries[userID]?.recoveryCode = code
        return code
    }
    public func recover(_ userID: String, code: String, password: String, client: String) async throws(AccountFault) {
        guard let known = entries[userID]?.recoveryCode, known == code else { throw .wrong }
        guard (12...128).contains(password.count) else { throw .invalidPassword }
        entries[userID]?.password = password
        entries[userID]?.recoveryCode = nil
    }
    public func logIn(_ userID: String, password: String, client: String) async throws(AccountFault) -> LoginSession {
        guard let entry = entries[userID], entry.password == password else { throw .wrong }
        return keep(entry.account, isLocked: false)
    }
    public func session(_ id: String) async throws(AccountFault) -> LoginSession? {
        sessions[id].flatMap { $0.expires > Date() ? $0 : nil }
    }
    public func logOut(_ id: String) async throws(AccountFault) { sessions[id] = nil }
    public func lock(_ id: String) async throws(AccountFault) {
        guard let session = sessions[id] else { throw .noSession }
        sessions[id] = LoginSession(id: id, account: session.account, isLocked: true, expires: session.expires)
    }
    public func unlock(_ id: String, password: String, client: String) async throws(AccountFault) -> LoginSession {
        let entry = try entry(of: id)
        guard entry.password == password else { throw .wrong }
        sessions[id] = nil
        return keep(entry.account, isLocked: false)
    }
    public func renew(_ id: String) async throws(AccountFault) -> LoginSession {
        let entry = try entry(of: id)
        sessions[id] = nil
        return keep(entry.account, isLocked: false)
    }

    private func entry(of id: String) throws(AccountFault) -> Entry {
        guard let session = sessions[id], let entry = entries[session.account.userID.linkText] else {
            throw .noSession
        }
        return entry
    }
    private func keep(_ account: Account, isLocked: Bool) -> LoginSession {
        let session = LoginSession(
            id: UUID().uuidString, account: account, isLocked: isLocked, expires: Date() + lifetime)
        sessions[session.id] = session
        return session
    }
}
