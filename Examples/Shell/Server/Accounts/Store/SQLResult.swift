/// The result of a statement.
nonisolated struct SQLResult {
    var rows: [SQLRow] = []
    /// The number of changed rows.
    var changes = 0
}
