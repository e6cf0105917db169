/// The result of a statement.
nonisolated struct SQLResult {
    var rows: [SQLRow] = []
    /// The number of rows that it has changed.
    var changes = 0
}
