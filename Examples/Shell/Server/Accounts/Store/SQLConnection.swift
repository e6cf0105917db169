/// An SQL connection, for use within one read or transaction.
nonisolated protocol SQLConnection {
    /// Runs a statement with arguments for `$1`, `$2` and so on.
    ///
    /// - Returns: The selected rows, or the number of changed rows.
    func run(_ sql: String, _ arguments: [SQLValue]) throws -> SQLResult
}
