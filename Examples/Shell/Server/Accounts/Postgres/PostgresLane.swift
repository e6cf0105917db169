#if Postgres
/// A thread's connection. It blocks, so the threads that serve pages must not use it.
nonisolated final class PostgresLane {
    private let address: PostgresAddress
    private let patience: Duration
    private let state: PostgresState
    private var open: PostgresConnection?

    init(_ address: PostgresAddress, patience: Duration, state: PostgresState) {
        self.address = address
        self.patience = patience
        self.state = state
    }
    /// Returns the connection, and opens it if needed.
    ///
    /// - Throws: `PostgresFault` if it can't be opened, or if a lane has failed to open one in the last half second.
    func connection() throws -> PostgresConnection {
        if let open { return open }
        if let cause = state.absence { throw cause }
        do {
            let made = try PostgresConnection(address, patience: patience)
            open = made
            return made
        } catch let fault as PostgresFault {
            state.isAway(fault)
            throw fault
        }
    }
    /// Drops a connection that can't be used any more. The next call opens another.
    func drop() { open = nil }
}
#endif
