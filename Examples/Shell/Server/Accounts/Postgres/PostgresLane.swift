#if Postgres
/// A connection and the thread that uses it, which blocks: none of those that serve pages does.
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
    /// The connection; it is made where there is none.
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
    /// Forgets the connection, which is worth nothing any more.
    func drop() { open = nil }
}
#endif
