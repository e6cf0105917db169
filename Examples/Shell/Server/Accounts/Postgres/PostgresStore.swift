#if Postgres
public import Foundation
public import Logging
public import ShellApp

/// A store on a PostgreSQL server, which replicas on several machines share.
nonisolated struct PostgresStore: AccountStore {
    private let pool: PostgresPool
    let place: String

    /// Connects to the server, and creates the tables if needed.
    ///
    /// - Parameters:
    ///   - address: The server's address.
    ///   - connections: The maximum number of connections.
    ///   - patience: The time limit of a statement, and of the wait for a connection.
    ///   - wait: The maximum time to wait for the server at the start.
    ///   - migrations: The migrations to each version of the schema; tests replace them.
    ///   - logger: Logs a warning if the server isn't available at once.
    /// - Throws: An error if the server stays unreachable, a migration fails, or a newer version has changed
    ///   the tables.
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
                // nothing notifies the process when the server is available again
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
                // sorted, so that two transactions can't deadlock
                for name in Set(names).sorted() {
                    _ = try connection.run(
                        "SELECT 1 FROM pg_advisory_xact_lock(hashtextextended($1, 0))", [.text(name)])
                }
                return try body(AccountTables(db: connection))
            }
        }
    }
    func close() async throws { pool.close() }

    /// The maximum number of attempts at a transaction that conflicts with others.
    private static let tries = 5

    /// Performs work on a connection. Repeats it once after a lost connection, and after a conflict for up to `tries`
    /// attempts in all.
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
    /// Runs a transaction. If it throws, nothing has changed, except perhaps if the connection was lost or too slow
    /// during the commit. That is reported as `slow`, so that the transaction isn't repeated.
    private static func transaction<Value>(
        on connection: PostgresConnection, _ body: () throws -> Value
    ) throws -> Value {
        try connection.execute("BEGIN")
        let value: Value
        do { value = try body() } catch {
            // if the rollback fails as well, the next statement reports it
            _ = try? connection.execute("ROLLBACK")
            throw error
        }
        do {
            guard try connection.execute("COMMIT") == "COMMIT" else { throw PostgresFault(.conflict, "rolled back") }
            return value
        } catch let fault as PostgresFault where fault.kind == .connection {
            throw PostgresFault(.slow, "the connection was lost during the commit")
        }
    }
    private static func fault(_ error: any Error) -> any Error {
        (error as? PostgresFault).map { StoreFault.failed($0.cause) } ?? error
    }
}

extension AccountDatabase {
    /// Opens the accounts on a PostgreSQL server, and creates the tables if needed.
    ///
    /// - Parameters:
    ///   - url: A connection URL of libpq: `postgres://user@host/database?sslmode=verify-full`.
    ///   - connections: The maximum number of connections. 16 requests may wait for each; further ones are refused.
    ///   - wait: The maximum time to wait for the server at the start.
    ///   - logger: Logs the cause of each failure.
    ///   - now: Returns the current time, from a clock that doesn't jump.
    /// - Throws: An error if the URL is malformed, the server stays unreachable, the tables can't be created, or a
    ///   newer version has changed them.
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
