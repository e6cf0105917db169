#if Postgres
/// An error of PostgreSQL, or of the connection to it.
nonisolated struct PostgresFault: Error {
    enum Kind {
        /// The connection is worth nothing any more.
        case connection
        /// It did not answer in time; its connection is worth nothing either.
        case slow
        /// The transaction met another one. It has been undone, and may run again.
        case conflict
        /// The statement failed.
        case statement
    }
    let kind: Kind
    /// A code, or why there is no connection: what the server says of a statement may hold values.
    let cause: String

    init(_ kind: Kind, _ cause: String) {
        self.kind = kind
        self.cause = "PostgreSQL: " + cause.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    /// - Parameter state: A code of five characters (PostgreSQL's manual, appendix A).
    init(state: String) {
        let kind: Kind =
            switch state {
            case "40001", "40P01": .conflict
            // a server that shuts down, and one that may only be read: another one may be the right one by now
            case "57P01", "57P02", "57P03", "25006": .connection
            default: state.hasPrefix("08") ? .connection : .statement
            }
        self.init(kind, "SQLSTATE \(state)")
    }
}
#endif
