#if canImport(WaymarkWeb)
import Crypto
public import Foundation
import GRDB
public import Logging
import Waymark

/// Accounts, login sessions and attempts in one SQLite file, which several replicas of the server share.
nonisolated public final class AccountDatabase: Sendable {
    let pool: DatabasePool
    let hasher: PasswordHasher
    let now: @Sendable () -> Date
    let logger: Logger?
    /// The most sessions: the one that was used longest ago goes.
    let maximumSessions: Int
    /// What could not be written down yet.
    let unwritten = UnwrittenChanges()

    /// After how long without a request a session ends.
    public static let idle: TimeInterval = 30 * 60
    /// After how long it ends in any case.
    public static let lifetime: TimeInterval = 12 * 3_600
    /// How far ahead of now a stored time may lie: the clocks of replicas differ. What lies further ahead was written
    /// while a clock was wrong, and is worth nothing.
    static let ahead: TimeInterval = 15 * 60

    /// Opens the database, and makes it where it is not there yet. Its files are its user's own.
    ///
    /// - Parameters:
    ///   - folder: Where the file lies.
    ///   - logger: Where the causes go when the database fails.
    ///   - now: The time of day, of a clock that does not jump.
    public convenience init(
        folder: String, logger: Logger? = nil, now: @escaping @Sendable () -> Date = ProcessClock.now
    ) throws {
        try self.init(folder: folder, hasher: PasswordHasher(), logger: logger, now: now)
    }
    init(
        folder: String, hasher: PasswordHasher, maximumSessions: Int = 10_000, patience: TimeInterval = 10,
        logger: Logger? = nil, now: @escaping @Sendable () -> Date
    ) throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience)
        // a migrator asks what is there, and then makes what is not: between the two nobody else may
        pool = try FolderLock.whileHeld(in: folder) {
            let file = folder + "/shell.sqlite"
            // the files beside it get its mode
            try OwnFile.make(file)
            let pool = try DatabasePool(path: file, configuration: configuration)
            try Self.migrator.migrate(pool)
            return pool
        }
        self.hasher = hasher
        self.maximumSessions = maximumSessions
        self.logger = logger
        self.now = now
    }

    /// Writes down what is not yet, and puts everything into the one file.
    public func close() {
        do {
            _ = try pool.write { [unwritten] db in try unwritten.write(db) }
            try pool.writeWithoutTransaction { db in _ = try db.checkpoint(.truncate) }
            try pool.close()
        } catch { report(error) }
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
                        number INTEGER PRIMARY KEY AUTOINCREMENT, hash BLOB NOT NULL UNIQUE, before BLOB,
                        userID TEXT NOT NULL COLLATE NOCASE REFERENCES account ON DELETE CASCADE,
                        started REAL NOT NULL, used REAL NOT NULL, isLocked INTEGER NOT NULL DEFAULT 0,
                        version INTEGER NOT NULL DEFAULT 0) STRICT;
                    CREATE INDEX sessionByUse ON session (used);
                    CREATE INDEX sessionByBefore ON session (before);
                    CREATE TABLE device (
                        hash BLOB NOT NULL, userID TEXT NOT NULL COLLATE NOCASE REFERENCES account ON DELETE CASCADE,
                        used REAL NOT NULL, PRIMARY KEY (userID, hash)) STRICT;
                    CREATE TABLE attempt (name TEXT NOT NULL, time REAL NOT NULL) STRICT;
                    CREATE INDEX attemptByName ON attempt (name, time);
                    CREATE INDEX attemptByTime ON attempt (time);
                    """)
        }
        return migrator
    }

    // MARK: helpers
    var time: Double { now().timeIntervalSince1970 }

    /// What is kept of an identifier: nobody who reads the database has a session by it.
    static func hash(_ id: String) -> Data { Data(SHA256.hash(data: Data(id.utf8))) }

    static func checked(_ text: String, or fault: AccountFault) throws(AccountFault) -> UserID {
        do { return try UserID(text) } catch { throw fault }
    }
    static func account(_ userID: UserID, _ db: Database) throws -> Account? {
        let sql = "SELECT * FROM account WHERE userID = ?"
        guard let row = try Row.fetchOne(db, sql: sql, arguments: [userID.linkText]) else { return nil }
        let id = try UserID(row.value("userID"))
        let names: String = try row.value("permissions")
        let permissions = names.split(separator: ",").map(String.init)
        let steps = try Row.fetchAll(
            db, sql: "SELECT step, answer FROM identity WHERE userID = ?", arguments: [id.linkText])
        var identity: [IdentityStep: String] = [:]
        for row in steps {
            if let step = IdentityStep(rawValue: try row.value("step")) { identity[step] = try row.value("answer") }
        }
        return Account(userID: id, permissions: Set(permissions), identity: identity)
    }
    func read<Value: Sendable>(
        _ body: @Sendable @escaping (Database) throws -> Value
    ) async throws(AccountFault) -> Value {
        do { return try await pool.read(body) } catch {
            report(error)
            throw .unavailable
        }
    }
    /// Runs a transaction; what could not be written down before goes with it.
    @discardableResult func write<Value: Sendable>(
        _ body: @Sendable @escaping (Database) throws -> Value
    ) async throws(AccountFault) -> Value {
        do {
            let (value, written) = try await pool.write { [unwritten] db in
                let written = try unwritten.write(db)
                return (try body(db), written)
            }
            unwritten.wereWritten(written)
            return value
        } catch let fault as AccountFault {
            throw fault
        } catch {
            report(error)
            throw .unavailable
        }
    }
    /// Says why, and nothing of whose data it is.
    private func report(_ error: any Error) {
        let cause = (error as? DatabaseError).map { "SQLite \($0.extendedResultCode.rawValue): \($0.resultCode)" }
        logger?.error("accounts", metadata: ["cause": "\(cause ?? "\(type(of: error))")"])
    }
}

extension Row {
    /// A column's value. A file that somebody changed may hold anything: GRDB's own subscript would end the process, and
    /// print the row.
    nonisolated func value<Value: DatabaseValueConvertible>(_ name: String) throws -> Value {
        guard let kept: DatabaseValue = self[name], let value = Value.fromDatabaseValue(kept) else {
            throw AccountFault.unavailable
        }
        return value
    }
}

/// A file that nobody else may read.
nonisolated private enum OwnFile {
    static func make(_ path: String) throws {
        let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        defer { Foundation.close(file) }
        guard fchmod(file, 0o600) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }
}
#endif
