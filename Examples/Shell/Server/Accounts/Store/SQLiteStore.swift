import Foundation
import GRDB
import ShellApp

/// A store in a SQLite file, which replicas on one machine share.
nonisolated struct SQLiteStore: AccountStore {
    let pool: DatabasePool
    let place: String
    private let file: OwnFile

    /// Opens the file, and creates it if needed. Only the process's user can read it.
    ///
    /// - Parameters:
    ///   - folder: The folder of the file.
    ///   - patience: The maximum time that a transaction waits for another one, in seconds.
    /// - Throws: An error if the file can't be opened, or a newer version of Shell has changed it.
    init(folder: String, patience: TimeInterval = 10) throws {
        place = folder
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience)
        // the migrator checks the schema and then changes it; the lock excludes other processes in between
        (pool, file) = try FolderLock.whileHeld(in: folder) {
            // SQLite gives its other files the permissions of this one
            let file = try OwnFile(folder + "/shell.sqlite")
            let pool = try DatabasePool(path: file.path, configuration: configuration)
            let known = Self.migrator.migrations
            let found = try pool.read { db in
                try Self.migrator.hasBeenSuperseded(db) ? Self.migrator.appliedIdentifiers(db) : nil
            }
            if let found {
                throw StoreFault.newerSchema(
                    found: "'\(found.subtracting(known).sorted().joined(separator: "', '"))'",
                    known: "'\(known.last ?? "")'")
            }
            try Self.migrator.migrate(pool)
            return (pool, file)
        }
    }

    func read<Value: Sendable>(_ body: @escaping @Sendable (AccountTables) throws -> Value) async throws -> Value {
        try file.checkPresence()
        do { return try await pool.read { db in try body(AccountTables(db: Connection(db: db))) } } catch {
            throw Self.fault(error)
        }
    }
    // SQLite runs one write transaction at a time, so no locks are needed
    func write<Value: Sendable>(
        holding names: [String], _ body: @escaping @Sendable (AccountTables) throws -> Value
    ) async throws -> Value {
        try file.checkPresence()
        do { return try await pool.write { db in try body(AccountTables(db: Connection(db: db))) } } catch {
            throw Self.fault(error)
        }
    }
    /// Writes the write-ahead log into the file, and closes it.
    func close() async throws {
        do {
            try await pool.writeWithoutTransaction { db in _ = try db.checkpoint(.truncate) }
            try pool.close()
        } catch { throw Self.fault(error) }
    }
    /// Returns an error of the database as its codes, without user data, and any other error as it is.
    private static func fault(_ error: any Error) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        return StoreFault.failed("SQLite \(error.extendedResultCode.rawValue): \(error.resultCode)")
    }

    private struct Connection: SQLConnection {
        let db: Database

        func run(_ sql: String, _ arguments: [SQLValue]) throws -> SQLResult {
            let statement = try db.cachedStatement(sql: sql.replacing("$", with: "?"))
            try statement.setArguments(StatementArguments(arguments.map(\.databaseValue)))
            guard statement.columnCount > 0 else {
                try statement.execute()
                return SQLResult(changes: db.changesCount)
            }
            let rows = try Row.fetchAll(statement).map { row in
                SQLRow(
                    values: Dictionary(
                        row.map { ($0.lowercased(), SQLValue($1)) }, uniquingKeysWith: { first, _ in first }))
            }
            return SQLResult(rows: rows)
        }
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
                    CREATE INDEX sessionByUser ON session (userID, used);
                    CREATE TABLE device (
                        hash BLOB NOT NULL, userID TEXT NOT NULL COLLATE NOCASE REFERENCES account ON DELETE CASCADE,
                        used REAL NOT NULL, PRIMARY KEY (userID, hash)) STRICT;
                    CREATE TABLE attempt (name TEXT NOT NULL, time REAL NOT NULL) STRICT;
                    CREATE INDEX attemptByName ON attempt (name, time);
                    CREATE INDEX attemptByTime ON attempt (time);
                    """)
        }
        migrator.registerMigration("saved states") { db in
            try db.execute(
                sql: """
                    CREATE TABLE savedState (
                        userID TEXT PRIMARY KEY COLLATE NOCASE REFERENCES account ON DELETE CASCADE,
                        state BLOB NOT NULL) STRICT
                    """)
        }
        return migrator
    }
}

extension SQLValue {
    nonisolated fileprivate init(_ value: DatabaseValue) {
        self =
            switch value.storage {
            case .null: .null
            case .int64(let number): .integer(number)
            case .double(let number): .real(number)
            case .string(let text): .text(text)
            case .blob(let data): .blob(data)
            }
    }
    nonisolated fileprivate var databaseValue: DatabaseValue {
        switch self {
        case .null: .null
        case .integer(let number): number.databaseValue
        case .real(let number): number.databaseValue
        case .text(let text): text.databaseValue
        case .blob(let data): data.databaseValue
        }
    }
}
