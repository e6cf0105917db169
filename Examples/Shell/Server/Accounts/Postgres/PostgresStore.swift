#if Postgres
public import Foundation
public import Logging
public import ShellApp

/// Accounts on a PostgreSQL server, which replicas on several machines share.
nonisolated struct PostgresStore: AccountStore {
    private let pool: PostgresPool
    let place: String

    /// Connects, and makes the tables where they are not there yet.
    ///
    /// - Parameters:
    ///   - connections: The most connections.
    ///   - patience: The time limit of a statement.
    ///   - wait: The time for which the server may be away at first.
    /// - Throws: If the server stays away, or its tables were made by a newer version.
    init(
        _ address: PostgresAddress, connections: Int = 8, patience: Duration = .seconds(5),
        wait: Duration = .seconds(15), migrations: [String] = Self.migrations, logger: Logger? = nil
    ) async throws {
        place = address.place
        pool = PostgresPool(address, connections: max(1, connections), patience: patience)
        let deadline = ContinuousClock.now + wait
        var isFirst = true
        while true {
            do {
                try await pool.run { lane in try Self.migrate(lane, migrations) }
                return
            } catch let fault as PostgresFault where fault.kind != .statement && .now < deadline {
                if isFirst { logger?.warning("waiting for the database", metadata: ["cause": "\(fault.cause)"]) }
                isFirst = false
                // nothing tells when a server is back
                try await Task.sleep(for: .milliseconds(250))
            } catch { throw Self.fault(error) }
        }
    }

    func read<Value: Sendable>(_ body: @escaping @Sendable (AccountTables) throws -> Value) async throws -> Value {
        try await run { connection in try body(AccountTables(db: connection)) }
    }
    func write<Value: Sendable>(
        holding names: [String], _ body: @escaping @Sendable (AccountTables) throws -> Value
    ) async throws -> Value {
        try await run { connection in
            try Self.transaction(on: connection) {
                // in order, so that no two wait for each other
                for name in Set(names).sorted() {
                    _ = try connection.run(
                        "SELECT 1 FROM pg_advisory_xact_lock(hashtextextended($1, 0))", [.text(name)])
                }
                return try body(AccountTables(db: connection))
            }
        }
    }
    func close() async throws { pool.close() }

    /// The most times that a transaction runs which meets others.
    private static let tries = 5

    /// Runs work on a connection, and once more where the connection had died of something that befell the server, or
    /// where the server asks for it.
    private func run<Value: Sendable>(
        _ work: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        do {
            return try await pool.run { lane in
                var tries = 0
                while true {
                    tries += 1
                    do { return try work(lane.connection()) } catch let fault as PostgresFault {
                        if fault.kind != .statement && fault.kind != .conflict { lane.drop() }
                        let most = fault.kind == .conflict ? Self.tries : fault.kind == .connection ? 2 : 1
                        guard tries < most else { throw fault }
                    }
                }
            }
        } catch { throw Self.fault(error) }
    }
    /// Runs a transaction. Nothing of it has happened where it throws, but for one case: the connection is lost, or the
    /// server is slow, while it commits. That is told as a failure of a statement, so that nothing runs twice.
    private static func transaction<Value>(
        on connection: PostgresConnection, _ body: () throws -> Value
    ) throws -> Value {
        try connection.execute("BEGIN")
        let value: Value
        do { value = try body() } catch {
            // where this fails, too, the next statement says so
            _ = try? connection.execute("ROLLBACK")
            throw error
        }
        do {
            guard try connection.execute("COMMIT") == "COMMIT" else { throw PostgresFault(.conflict, "rolled back") }
            return value
        } catch let fault as PostgresFault where fault.kind == .connection {
            throw PostgresFault(.slow, "lost while it committed")
        }
    }
    private static func fault(_ error: any Error) -> any Error {
        (error as? PostgresFault).map { StoreFault.failed($0.cause) } ?? error
    }
}

extension AccountDatabase {
    /// Opens accounts on a PostgreSQL server, and makes its tables where they are not there yet.
    ///
    /// - Parameters:
    ///   - url: A connection URL as libpq takes it: `postgres://user@host/database?sslmode=verify-full`.
    ///   - connections: The most connections. 16 requests for each may wait, then the next one is refused.
    ///   - wait: The time for which the server may be away at first.
    ///   - logger: Logs the cause of each failure.
    ///   - now: The time of day, of a clock that does not jump.
    /// - Throws: If the server stays away, or its tables were made by a newer version.
    nonisolated public static func postgres(
        _ url: String, connections: Int = 8, wait: Duration = .seconds(15), logger: Logger? = nil,
        now: @escaping @Sendable () -> Date = ProcessClock.now
    ) async throws -> AccountDatabase {
        let store = try await PostgresStore(
            PostgresAddress(url), connections: connections, wait: wait, logger: logger)
        return AccountDatabase(store, logger: logger, now: now)
    }
}
#endif
