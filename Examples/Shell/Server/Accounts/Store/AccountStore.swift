/// A store of accounts: a file or a database server. It runs transactions and SQL; the caller is responsible for
/// passwords, times and limits.
nonisolated protocol AccountStore: Sendable {
    /// A description of the database for the log.
    var place: String { get }
    /// Reads from the tables. Sees everything that was committed before the read began. The body may run more than
    /// once.
    ///
    /// - Throws: `StoreFault`, or an error of the body.
    func read<Value: Sendable>(_ body: @escaping @Sendable (AccountTables) throws -> Value) async throws -> Value
    /// Runs a transaction.
    ///
    /// - Parameters:
    ///   - names: The names of locks. No other transaction with one of them runs at the same time, on any replica.
    ///   - body: The changes. It must have no other effects, because it may run more than once.
    /// - Throws: `StoreFault`, or an error of the body.
    func write<Value: Sendable>(
        holding names: [String], _ body: @escaping @Sendable (AccountTables) throws -> Value
    ) async throws -> Value
    /// Closes the connections. Called once, after the last transaction.
    func close() async throws
}
