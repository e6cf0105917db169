import Foundation
import ShellApp

/// Where accounts are kept: a file, or a database server. It knows transactions and SQL, and nothing of passwords, times
/// and limits.
nonisolated protocol AccountStore: Sendable {
    /// Where they are, for people to read.
    var place: String { get }
    /// Reads; each statement sees what was committed before it.
    ///
    /// - Throws: What the body throws, or a ``StoreFault``.
    func read<Value: Sendable>(_ body: @escaping @Sendable (AccountTables) throws -> Value) async throws -> Value
    /// Runs a transaction: all of it, or nothing.
    ///
    /// - Parameters:
    ///   - names: What the transaction is about. Of those with a name in common, in whichever replica, one runs at a time.
    ///   - body: Changes the tables, and nothing else: it runs again where the database asks for that.
    /// - Throws: What the body throws, or a ``StoreFault``.
    func write<Value: Sendable>(
        holding names: [String], _ body: @escaping @Sendable (AccountTables) throws -> Value
    ) async throws -> Value
    /// Ends the connections; called once, after the last transaction.
    func close() async throws
}

/// Why a store did not do what it was asked for. It names nobody: it may be logged.
nonisolated enum StoreFault: Error, Hashable, CustomStringConvertible {
    /// Too many are waiting for a connection.
    case busy
    /// The database failed, or cannot be reached.
    case failed(String)
    /// A newer version of Shell has changed the tables.
    case newerSchema(found: String, known: String)

    var description: String {
        switch self {
        case .busy: "too many are waiting for a connection"
        case .failed(let cause): cause
        case .newerSchema(let found, let known):
            "a newer version of Shell has made its tables (\(found)), and this one knows them up to \(known) only"
        }
    }
}

/// A connection to a database that speaks SQL, for the length of a transaction.
nonisolated protocol SQLConnection {
    /// Runs a statement, with arguments for `$1`, `$2` and so on.
    ///
    /// - Returns: The rows that it selects, or has changed.
    func run(_ sql: String, _ arguments: [SQLValue]) throws -> SQLResult
}

/// What a statement did.
nonisolated struct SQLResult {
    var rows: [SQLRow] = []
    /// How many rows it has changed.
    var changes = 0
}

/// A value in a table.
nonisolated enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

/// A row of a result. A database that somebody changed may hold anything: what is of another type than it should be is an
/// error, and ends no process.
nonisolated struct SQLRow {
    /// By names in lower case, as PostgreSQL tells them.
    let values: [String: SQLValue]

    func text(_ column: String) throws -> String {
        guard case .text(let value) = values[column.lowercased()] else { throw Self.unexpected(column) }
        return value
    }
    func integer(_ column: String) throws -> Int64 {
        guard case .integer(let value) = values[column.lowercased()] else { throw Self.unexpected(column) }
        return value
    }
    func real(_ column: String) throws -> Double {
        guard case .real(let value) = values[column.lowercased()] else { throw Self.unexpected(column) }
        return value
    }
    func blob(_ column: String) throws -> Data {
        guard case .blob(let value) = values[column.lowercased()] else { throw Self.unexpected(column) }
        return value
    }
    func optionalBlob(_ column: String) throws -> Data? {
        values[column.lowercased()] == .null ? nil : try blob(column)
    }
    private static func unexpected(_ column: String) -> StoreFault {
        .failed("column '\(column)' holds something else")
    }
}
