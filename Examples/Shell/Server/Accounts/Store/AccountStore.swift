/// The place of accounts: a file, or a database server. It knows transactions and SQL, and nothing of passwords, times
/// and limits.
nonisolated protocol AccountStore: Sendable {
    /// The place in words, for people to read.
    var place: String { get }
    /// Reads; each statement sees what was committed before it.
    ///
    /// - Throws: What the body throws, or a ``StoreFault``.
    func read<Value: Sendable>(_ body: @escaping @Sendable (AccountTables) throws -> Value) async throws -> Value
    /// Runs a transaction: all of it, or nothing.
    ///
    /// - Parameters:
    ///   - names: What the transaction is about. Of those with a name in common, in whichever replica, one runs at a time.
    ///   - body: Changes the tables, and nothing else: it runs again where the database asks for that.
    /// - Throws: What the body throws, or a ``StoreFault``.
    func write<Value: Sendable>(
        holding names: [String], _ body: @escaping @Sendable (AccountTables) throws -> Value
    ) async throws -> Value
    /// Ends the connections; called once, after the last transaction.
    func close() async throws
}
