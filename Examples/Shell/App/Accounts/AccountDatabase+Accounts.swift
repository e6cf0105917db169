#if canImport(WaymarkWeb)
import Foundation
import GRDB
import Waymark
import WaymarkWeb

nonisolated extension AccountDatabase {
    /// Makes an account, for a script.
    public func addAccount(_ userID: String, password: String) async throws(AccountFault) {
        let id = try Self.checked(userID, or: .invalidUserID)
        let hash = try await hasher.hash(PasswordText(password), for: "")
        try await write { db in try Self.insert(id, hash, db) }
    }
    /// Makes an account and logs in: both in one transaction, or neither.
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
        return try await write { db in
            try Self.insert(id, hash, db)
            return try Self.begin(secret, of: id, from: visitor, replacing: old, at: time, keeping: kept, db)
        }
    }
    private static func insert(_ id: UserID, _ hash: Password, _ db: Database) throws {
        try db.execute(
            sql: "INSERT OR IGNORE INTO account (userID, password) VALUES (?, ?)", arguments: [id.linkText, hash.text])
        guard db.changesCount == 1 else { throw AccountFault.taken }
    }
    /// The account of a user.
    public func account(_ userID: UserID) async throws(AccountFault) -> Account? {
        try await read { db in try Self.account(userID, db) }
    }
    /// Lets a user do something; their sessions may do it from the next request on.
    public func grant(_ permission: String, to userID: UserID) async throws(AccountFault) {
        try await write { db in
            guard var account = try Self.account(userID, db) else { throw AccountFault.wrong }
            account.permissions.insert(permission)
            let text = account.permissions.sorted().joined(separator: ",")
            try db.execute(
                sql: "UPDATE account SET permissions = ? WHERE userID = ?", arguments: [text, userID.linkText])
        }
    }
    /// Writes down what a user told for a step.
    public func complete(_ step: IdentityStep, _ answer: String, of userID: UserID) async throws(AccountFault) {
        let text = try step.checked(answer)
        try await write { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO identity (userID, step, answer) VALUES (?, ?, ?)",
                arguments: [userID.linkText, step.rawValue, text])
        }
    }
    /// Makes a code with which a forgotten password can be replaced, once. It needs the password: an open session alone is
    /// not enough to take the account over. And it needs the session as it was seen: nobody would see the code after a
    /// log-out, and the code from before would be worth nothing.
    public func makeRecoveryCode(
        in session: LoginSession, password: String, from visitor: Visitor
    ) async throws(AccountFault) -> String {
        let verified = try await verify(session.account.userID.linkText, password, visitor)
        let here = unwritten.snapshot
        guard !here.ended.contains(session.number), !here.locked.contains(session.number) else { throw .noSession }
        let code = String(WebSecret.make().prefix(32))
        let hash = Self.hash(code)
        try await write { db in
            try Self.requireUnchanged(verified, db)
            let isOpen = try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT 1 FROM session WHERE number = ? AND version = ? AND isLocked = 0)",
                arguments: [session.number, session.version])
            guard isOpen == true else { throw AccountFault.noSession }
            try db.execute(
                sql: "UPDATE account SET recovery = ? WHERE userID = ?",
                arguments: [hash.base64EncodedString(), verified.userID.linkText])
        }
        return code
    }
    /// Replaces a forgotten password, and ends every session of the user, also one whose log-in is under way.
    public func recover(
        _ userID: String, code: String, password: String, from visitor: Visitor
    ) async throws(AccountFault) {
        let text = try PasswordText(password)
        let id = try Self.checked(userID, or: .wrong)
        let names = try await attempt(id, visitor)
        let given = Self.hash(code).base64EncodedString()
        let (isRight, hash) = try await uncountingFailures(names) { () throws(AccountFault) in
            let isRight = try await read { db in
                try String.fetchOne(
                    db, sql: "SELECT recovery FROM account WHERE userID = ?", arguments: [id.linkText]) == given
            }
            // the new one is made at a wrong code too: both take as long
            return (isRight, try await hasher.hash(text, for: visitor.client))
        }
        guard isRight else { throw .wrong }
        try await write { db in
            try db.execute(
                sql: "UPDATE account SET password = ?, recovery = NULL WHERE userID = ? AND recovery = ?",
                arguments: [hash.text, id.linkText, given])
            guard db.changesCount == 1 else { throw AccountFault.wrong }
            try db.execute(sql: "DELETE FROM session WHERE userID = ?", arguments: [id.linkText])
            try db.execute(sql: "DELETE FROM device WHERE userID = ?", arguments: [id.linkText])
        }
    }
}
#endif
