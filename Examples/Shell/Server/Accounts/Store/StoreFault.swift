/// An error of a store. It contains no user data, so it may be logged.
nonisolated enum StoreFault: Error, Hashable, CustomStringConvertible {
    /// Too many requests are waiting for a connection, the request has waited too long, or the store is closed.
    case busy
    /// The database failed or can't be reached.
    case failed(String)
    /// A newer version of Shell has created or changed the tables.
    case newerSchema(found: String, known: String)

    var description: String {
        switch self {
        case .busy: "no connection to the database is free"
        case .failed(let cause): cause
        case .newerSchema(let found, let known):
            "a newer version of Shell has changed the tables (\(found)); this one knows them up to \(known). "
                + "Update Shell"
        }
    }
}
