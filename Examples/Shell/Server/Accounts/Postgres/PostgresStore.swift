#if Postgres
public import Foundation
public import Logging
public import ShellApp

/// Accounts on a PostgreSQL server, shared by replicas on several machines.
nonisolated struct PostgresStore: AccountStore {
    private let pool: PostgresPool
    let place: String

    /// Connects, and creates the tables if needed.
    ///
    /// - Parameters:
    ///   - connections: The most connections.
    ///   - patience: The time limit of a statement.
    ///   - wait: The time to wait for the server at startup.
    /// - Throws: If the server stays unreachable, or a newer version has created its tables.
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
                // there is no notification when a server is back
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
                // sorted, to avoid a deadlock with another transaction
                for name in Set(names).sorted() {
                    _ = try connection.run(
                        "SELECT 1 FROM pg_advisory_xact_lock(hashtextextended($1, 0))", [.text(name)])
                }
                return try body(AccountTables(db: connection))
            }
        }
    }
    func close() async throws { pool.close() }

    /// The most attempts at a transaction that conflicts with others.
    private static let tries = 5

    /// Runs work on a connection. Runs it again after a lost connection (once) or a conflict (up to `tries` times).
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
    /// Runs a transaction. If it throws, nothing has changed, with one exception: the connection was lost or slow
    /// during the commit. That is reported as `slow`, so that the transaction doesn't run twice.
    private static func transaction<Value>(
        on connection: PostgresConnection, _ body: () throws -> Value
    ) throws -> Value {
        try connection.execute("BEGIN")
        let value: Value
        do { value = try body() } catch {
            // if the rollback fails too, the next statement reports it
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
    /// Opens the accounts on a PostgreSQL server, creating its tables if needed.
    ///
    /// - Parameters:
    ///   - url: A libpq connection URL: `postgres://user@host/database?sslmode=verify-full`.
    ///   - connections: The most connections. 16 requests may wait for each; any more are refused.
    ///   - wait: The time to wait for the server at startup.
    ///   - logger: Logs the cause of each failure.
    ///   - now: The current time, from a clock that doesn't jump.
    /// - Throws: If the server stays unreachable, or a newer version has created its tables.
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
