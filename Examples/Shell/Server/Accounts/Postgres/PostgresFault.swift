#if Postgres
/// An error of PostgreSQL, or of the connection to it.
nonisolated struct PostgresFault: Error {
    enum Kind {
        /// The connection is lost or can't be opened, or the server is shutting down or read-only.
        case connection
        /// The server didn't respond in time, or the connection was lost during a commit. It is unknown whether the
        /// work took effect, so it must not be repeated. The connection can't be used any more.
        case slow
        /// The transaction conflicted with another one. It was rolled back and may run again.
        case conflict
        /// The statement failed.
        case statement
    }
    let kind: Kind
    /// The SQLSTATE, or this client's reason, such as that of a failed connection. The server's message about a
    /// statement is left out, because it may contain values.
    let cause: String

    init(_ kind: Kind, _ cause: String) {
        self.kind = kind
        self.cause = "PostgreSQL: " + cause.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    /// Creates an error from the server's code.
    ///
    /// - Parameter state: An SQLSTATE, which has five characters (PostgreSQL's manual, appendix A).
    init(state: String) {
        let kind: Kind =
            switch state {
            case "40001", "40P01": .conflict
            // shutting down or read-only: after a failover, another server may be the primary one
            case "57P01", "57P02", "57P03", "25006": .connection
            default: state.hasPrefix("08") ? .connection : .statement
            }
        self.init(kind, "SQLSTATE \(state)")
    }
}
#endif
