/// A connection to a database that speaks SQL, for the length of a transaction.
nonisolated protocol SQLConnection {
    /// Runs a statement, with arguments for `$1`, `$2` and so on.
    ///
    /// - Returns: The rows that it selects, or has changed.
    func run(_ sql: String, _ arguments: [SQLValue]) throws -> SQLResult
}
