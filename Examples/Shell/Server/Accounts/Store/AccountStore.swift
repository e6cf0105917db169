/// The storage of accounts: a file or a database server. It runs transactions and SQL; passwords, times and limits are
/// its caller's business.
nonisolated protocol AccountStore: Sendable {
    /// A description of the database for the log.
    var place: String { get }
    /// Reads. Each statement sees everything committed before it.
    ///
    /// - Throws: A ``StoreFault``, or an error of the body.
    func read<Value: Sendable>(_ body: @escaping @Sendable (AccountTables) throws -> Value) async throws -> Value
    /// Runs a transaction.
    ///
    /// - Parameters:
    ///   - names: The lock names. Transactions that share one run one at a time, across all replicas.
    ///   - body: The changes. It must have no other side effects, because it may run more than once.
    /// - Throws: A ``StoreFault``, or an error of the body.
    func write<Value: Sendable>(
        holding names: [String], _ body: @escaping @Sendable (AccountTables) throws -> Value
    ) async throws -> Value
    /// Closes the connections. Called once, after the last transaction.
    func close() async throws
}
