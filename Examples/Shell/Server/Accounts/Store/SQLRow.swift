import Foundation

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
