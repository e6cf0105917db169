import Foundation

/// A row of a result. A value of an unexpected type is an error rather than a crash, because anyone may have edited the
/// database.
nonisolated struct SQLRow {
    /// The values by their column's name in lower case, as PostgreSQL reports it.
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
        .failed("column '\(column)' has an unexpected type")
    }
}
