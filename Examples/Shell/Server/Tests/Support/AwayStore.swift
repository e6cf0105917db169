import NIOConcurrencyHelpers

@testable import ShellApp
@testable import ShellServer

/// A store that a test can make unavailable.
nonisolated final class AwayStore: AccountStore {
    private let base: any AccountStore
    private let away = NIOLockedValueBox(false)

    init(_ base: any AccountStore) { self.base = base }

    var isAway: Bool {
        get { away.withLockedValue { $0 } }
        set { away.withLockedValue { $0 = newValue } }
    }
    private func check() throws { if isAway { throw StoreFault.failed("the database is away") } }

    var place: String { base.place }
    func read<Value: Sendable>(_ body: @escaping @Sendable (AccountTables) throws -> Value) async throws -> Value {
        try check()
        return try await base.read(body)
    }
    func write<Value: Sendable>(
        holding names: [String], _ body: @escaping @Sendable (AccountTables) throws -> Value
    ) async throws -> Value {
        try check()
        return try await base.write(holding: names, body)
    }
    func close() async throws { try await base.close() }
}
