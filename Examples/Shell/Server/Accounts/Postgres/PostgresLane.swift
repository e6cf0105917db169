#if Postgres
/// A connection for one thread. It blocks, so the threads that serve pages must not use it.
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
    /// Returns the connection, opening it if needed.
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
    /// Closes a connection that can't be used any more.
    func drop() { open = nil }
}
#endif
