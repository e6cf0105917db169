#if canImport(WaymarkWeb)
import Crypto
public import Foundation
import GRDB
public import Waymark
import WaymarkWeb

/// Accounts, login sessions and attempts in one SQLite file, which several replicas of the server share.
nonisolated public final class AccountDatabase: Sendable {
    private let pool: DatabasePool
    private let hasher: PasswordHasher
    private let now: @Sendable () -> Date
    /// The most sessions: the one that was used longest ago goes (W19).
    let maximumSessions: Int

    /// After how long without a request a session ends (W4).
    public static let idle: TimeInterval = 30 * 60
    /// After how long it ends in any case (W5).
    public static let lifetime: TimeInterval = 12 * 3_600
    /// The most attempts of a user, and of a client, in a window (W21).
    public static let attempts = (count: 10, window: TimeInterval(15 * 60))
    /// How often a session's last use is written down.
    private static let touch: TimeInterval = 30

    /// Opens the database, and makes it where it is not there yet.
    ///
    /// - Parameters:
    ///   - folder: Where the file lies.
    ///   - now: The time of day.
    public convenience init(folder: String, now: @escaping @Sendable () -> Date = { Date() }) throws {
        try self.init(folder: folder, hasher: PasswordHasher(), now: now)
    }
    init(
        folder: String, hasher: PasswordHasher, maximumSessions: Int = 10_000, now: @escaping @Sendable () -> Date
    ) throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        // a migrator asks what is there, and then makes what is not: between the two nobody else may
        pool = try FolderLock.whileHeld(in: folder) {
            let pool = try DatabasePool(path: folder + "/shell.sqlite", configuration: configuration)
            try Self.migrator.migrate(pool)
            return pool
        }
        self.hasher = hasher
        self.maximumSessions = maximumSessions
        self.now = now
    }

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("accounts") { db in
            try db.execute(
                sql: """
                    CREATE TABLE account (
                        userID TEXT PRIMARY KEY COLLATE NOCASE, password TEXT NOT NULL, recovery TEXT,
                        permissions TEXT NOT NULL DEFAULT '') STRICT;
                    CREATE TABLE identity (
                        userID TEXT NOT NULL COLLATE NOCASE REFERENCES account ON DELETE CASCADE, step TEXT NOT NULL,
                        answer TEXT NOT NULL, PRIMARY KEY (userID, step)) STRICT;
                    CREATE TABLE session (
                        hash BLOB PRIMARY KEY, userID TEXT NOT NULL COLLATE NOCASE REFERENCES account ON DELETE CASCADE,
                        started REAL NOT NULL, used REAL NOT NULL, isLocked INTEGER NOT NULL DEFAULT 0) STRICT;
                    CREATE INDEX sessionByUse ON session (used);
                    CREATE TABLE attempt (name TEXT NOT NULL, time REAL NOT NULL) STRICT;
                    CREATE INDEX attemptByName ON attempt (name, time);
                    """)
        }
        return migrator
    }

    // MARK: accounts
    /// Makes an account.
    public func signUp(_ userID: String, password: String) async throws(AccountFault) {
        let id = try Self.checked(userID)
        guard Password.lengths.contains(password.count) else { throw .invalidPassword }
        let hash = try await hasher.hash(password)
        let isNew = try await write { db in
            try db.execute(
                sql: "INSERT OR IGNORE INTO account (userID, password) VALUES (?, ?)",
                arguments: [id.linkText, hash.text])
            return db.changesCount == 1
        }
        guard isNew else { throw .taken }
    }
    /// The account of a user.
    public func account(_ userID: String) async throws(AccountFault) -> Account? {
        try await read { db in try Self.account(userID, db) }
    }
    /// Lets a user do something; their sessions may do it from the next request on.
    public func grant(_ permission: Permission, to userID: String) async throws(AccountFault) {
        let isKnown = try await write { db in
            guard var account = try Self.account(userID, db) else { return false }
            account.permissions.insert(permission)
            let text = account.permissions.map(\.rawValue).sorted().joined(separator: ",")
            try db.execute(sql: "UPDATE account SET permissions = ? WHERE userID = ?", arguments: [text, userID])
            return true
        }
        guard isKnown else { throw .wrong }
    }
    /// Writes down what a user told for a step.
    public func complete(_ step: IdentityStep, _ answer: String, of userID: String) async throws(AccountFault) {
        let text = answer.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (1...100).contains(text.count) else { throw .invalidAnswer }
        _ = try await write { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO identity (userID, step, answer) VALUES (?, ?, ?)",
                arguments: [userID, step.rawValue, text])
        }
    }
    /// Makes a code with which a forgotten password can be replaced, once.
    public func makeRecoveryCode(for userID: String) async throws(AccountFault) -> String {
        let code = String(WebSecret.make().prefix(32))
        let hash = Self.hash(code)
        _ = try await write { db in
            try db.execute(
                sql: "UPDATE account SET recovery = ? WHERE userID = ?",
                arguments: [hash.base64EncodedString(), userID])
        }
        return code
    }
    /// Replaces a forgotten password, and ends every session of the user.
    public func recover(
        _ userID: String, code: String, password: String, client: String
    ) async throws(AccountFault) {
        guard Password.lengths.contains(password.count) else { throw .invalidPassword }
        try await attempt(userID, client)
        let hash = try await hasher.hash(password)
        let given = Self.hash(code).base64EncodedString()
        let isRight = try await write { db in
            try db.execute(
                sql: "UPDATE account SET password = ?, recovery = NULL WHERE userID = ? AND recovery = ?",
                arguments: [hash.text, userID, given])
            guard db.changesCount == 1 else { return false }
            try db.execute(sql: "DELETE FROM session WHERE userID = ?", arguments: [userID])
            return true
        }
        guard isRight else { throw .wrong }
    }

    // MARK: sessions
    /// Starts a session, with an identifier that nobody had before (W2).
    public func logIn(
        _ userID: String, password: String, client: String
    ) async throws(AccountFault) -> LoginSession {
        try await verify(userID, password, client)
        return try await begin(userID)
    }
    /// The session of an identifier, if it has not ended; it is used by this.
    public func session(_ id: String) async throws(AccountFault) -> LoginSession? {
        let hash = Self.hash(id)
        let time = now().timeIntervalSince1970
        let found = try await read { db in
            try Row.fetchOne(db, sql: "SELECT * FROM session WHERE hash = ?", arguments: [hash]).flatMap {
                row -> (LoginSession, Double)? in
                let started: Double = row["started"]
                let used: Double = row["used"]
                let end = min(started + Self.lifetime, used + Self.idle)
                guard time < end, let account = try Self.account(row["userID"], db) else { return nil }
                return (
                    LoginSession(
                        id: id, account: account, isLocked: row["isLocked"],
                        expires: Date(timeIntervalSince1970: started + Self.lifetime)), used
                )
            }
        }
        guard let (session, used) = found else { return nil }
        if time - used >= Self.touch {
            _ = try await write { db in
                try db.execute(sql: "UPDATE session SET used = ? WHERE hash = ?", arguments: [time, hash])
            }
        }
        return session
    }
    /// Ends a session (W3).
    public func logOut(_ id: String) async throws(AccountFault) {
        let hash = Self.hash(id)
        _ = try await write { db in try db.execute(sql: "DELETE FROM session WHERE hash = ?", arguments: [hash]) }
    }
    /// Locks a session.
    public func lock(_ id: String) async throws(AccountFault) {
        let hash = Self.hash(id)
        _ = try await write { db in
            try db.execute(sql: "UPDATE session SET isLocked = 1 WHERE hash = ?", arguments: [hash])
        }
    }
    /// Unlocks one with its user's password: a new identifier takes its place (W2).
    public func unlock(
        _ id: String, password: String, client: String
    ) async throws(AccountFault) -> LoginSession {
        guard let session = try await session(id) else { throw .noSession }
        try await verify(session.account.userID.linkText, password, client)
        return try await renew(id)
    }
    /// Gives a session a new identifier: what it may do has changed (W2).
    public func renew(_ id: String) async throws(AccountFault) -> LoginSession {
        let old = Self.hash(id)
        let new = WebSecret.make()
        let hash = Self.hash(new)
        let isThere = try await write { db in
            try db.execute(
                sql: "UPDATE session SET hash = ?, isLocked = 0 WHERE hash = ?", arguments: [hash, old])
            return db.changesCount == 1
        }
        guard isThere, let session = try await session(new) else { throw .noSession }
        return session
    }
    /// How many sessions there are.
    public func sessionCount() async throws(AccountFault) -> Int {
        try await read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM session") ?? 0 }
    }

    private func begin(_ userID: String) async throws(AccountFault) -> LoginSession {
        let id = WebSecret.make()
        let hash = Self.hash(id)
        let time = now().timeIntervalSince1970
        let kept = maximumSessions - 1
        try await write { db in
            // expired ones go first, then the one that was used longest ago (W19)
            try db.execute(
                sql: "DELETE FROM session WHERE used <= ? OR started <= ?",
                arguments: [time - Self.idle, time - Self.lifetime])
            try db.execute(
                sql: """
                    DELETE FROM session WHERE hash IN
                        (SELECT hash FROM session ORDER BY used LIMIT max(0, (SELECT count(*) FROM session) - ?))
                    """, arguments: [kept])
            try db.execute(
                sql: "INSERT INTO session (hash, userID, started, used) VALUES (?, ?, ?, ?)",
                arguments: [hash, userID, time, time])
        }
        guard let session = try await session(id) else { throw .unavailable }
        return session
    }

    // MARK: attempts
    private func verify(_ userID: String, _ password: String, _ client: String) async throws(AccountFault) {
        try await attempt(userID, client)
        let kept = try await read { db in
            try String.fetchOne(db, sql: "SELECT password FROM account WHERE userID = ?", arguments: [userID])
        }
        guard password.utf8.count <= 1_024, await hasher.matches(password, kept.map { Password(text: $0) }) else {
            throw .wrong
        }
        // only what failed counts
        _ = try await write { db in
            try db.execute(
                sql: "DELETE FROM attempt WHERE name = ?", arguments: [Self.attemptName(userID, client)])
            try db.execute(
                sql: "DELETE FROM attempt WHERE rowid = (SELECT max(rowid) FROM attempt WHERE name = ?)",
                arguments: ["client " + client])
        }
    }

    /// Counts an attempt: of this client at this user, and of this client at all. A stranger elsewhere does not use up
    /// the user's own attempts, so that nobody can be locked out by others (W21).
    private func attempt(_ userID: String, _ client: String) async throws(AccountFault) {
        let time = now().timeIntervalSince1970
        let names = [
            (Self.attemptName(userID, client), Self.attempts.count), ("client " + client, 5 * Self.attempts.count),
        ]
        let isAllowed = try await write { db in
            try db.execute(sql: "DELETE FROM attempt WHERE time <= ?", arguments: [time - Self.attempts.window])
            for (name, limit) in names {
                let count =
                    try Int.fetchOne(db, sql: "SELECT count(*) FROM attempt WHERE name = ?", arguments: [name]) ?? 0
                guard count < limit else { return false }
            }
            for (name, _) in names {
                try db.execute(sql: "INSERT INTO attempt (name, time) VALUES (?, ?)", arguments: [name, time])
            }
            return true
        }
        guard isAllowed else { throw .tooMany }
    }
    private static func attemptName(_ userID: String, _ client: String) -> String {
        "user " + hash(userID.lowercased()).base64EncodedString() + " " + client
    }

    // MARK: helpers
    /// What is kept of an identifier: nobody who reads the database has a session by it.
    private static func hash(_ id: String) -> Data { Data(SHA256.hash(data: Data(id.utf8))) }

    private static func checked(_ text: String) throws(AccountFault) -> UserID {
        do { return try UserID(text) } catch { throw .invalidUserID }
    }
    private static func account(_ userID: String, _ db: Database) throws -> Account? {
        guard let row = try Row.fetchOne(db, sql: "SELECT * FROM account WHERE userID = ?", arguments: [userID]) else {
            return nil
        }
        let id = try UserID(row["userID"] as String)
        let permissions = (row["permissions"] as String).split(separator: ",").map { Permission(rawValue: String($0)) }
        let steps = try Row.fetchAll(db, sql: "SELECT step, answer FROM identity WHERE userID = ?", arguments: [userID])
        var identity: [IdentityStep: String] = [:]
        for row in steps { if let step = IdentityStep(rawValue: row["step"]) { identity[step] = row["answer"] } }
        return Account(userID: id, permissions: Set(permissions), identity: identity)
    }
    private func read<Value: Sendable>(
        _ body: @Sendable @escaping (Database) throws -> Value
    ) async throws(AccountFault) -> Value {
        do { return try await pool.read(body) } catch { throw .unavailable }
    }
    @discardableResult private func write<Value: Sendable>(
        _ body: @Sendable @escaping (Database) throws -> Value
    ) async throws(AccountFault) -> Value {
        do { return try await pool.write(body) } catch { throw .unavailable }
    }
}
#endif
