#if Postgres
import CPostgres
import Foundation

/// A blocking connection to PostgreSQL, to be used by one thread.
nonisolated final class PostgresConnection: SQLConnection {
    // libpq's handle; only one thread uses this object, and `deinit` frees the handle
    private let connection: OpaquePointer
    private let patience: Duration
    /// The names of prepared statements, by their SQL.
    private var prepared: [String: String] = [:]

    /// Opens a connection.
    ///
    /// - Parameter patience: The time limit of a statement. The server enforces it; the client waits a second longer.
    /// - Throws: `PostgresFault` if the connection can't be opened.
    init(_ address: PostgresAddress, patience: Duration) throws {
        guard let connection = address.connect() else { throw PostgresFault(.connection, "out of memory") }
        self.connection = connection
        self.patience = patience
        guard PQstatus(connection) == CONNECTION_OK else {
            throw PostgresFault(.connection, PQerrorMessage(connection).map { String(cString: $0) } ?? "unknown reason")
        }
        PQsetNoticeProcessor(connection, { _, _ in }, nil)
        let milliseconds = Int(patience / .milliseconds(1))
        try execute(
            """
            SET statement_timeout = \(milliseconds); SET idle_in_transaction_session_timeout = \(2 * milliseconds);
            SET bytea_output = hex; SET default_transaction_isolation = 'read committed'
            """)
    }
    deinit { PQfinish(connection) }

    /// Runs constant SQL, such as `BEGIN`, `COMMIT` or the schema.
    ///
    /// - Parameter time: The time limit; nil for that of the connection's statements.
    /// - Returns: The command tag of the last statement.
    /// - Throws: `PostgresFault` if a statement fails or the connection is lost.
    @discardableResult func execute(_ script: String, within time: Duration? = nil) throws -> String {
        guard PQsendQuery(connection, script) == 1 else { throw lost() }
        let result = try result(within: time ?? patience)
        defer { PQclear(result) }
        return PQcmdStatus(result).map { String(cString: $0) } ?? ""
    }
    func run(_ sql: String, _ arguments: [SQLValue]) throws -> SQLResult {
        let name = try prepare(sql)
        guard PostgresArguments(arguments).send({ PQsendQueryPrepared(connection, name, $0, $1, $2, $3, 0) }) == 1
        else {
            throw lost()
        }
        let result = try result(within: patience)
        defer { PQclear(result) }
        return try SQLResult(result)
    }
    private func prepare(_ sql: String) throws -> String {
        if let name = prepared[sql] { return name }
        let name = "s\(prepared.count)"
        guard PQsendPrepare(connection, name, sql, 0, nil) == 1 else { throw lost() }
        PQclear(try result(within: patience))
        prepared[sql] = name
        return name
    }

    /// Waits for the result of the statements that were sent, for a second longer than `time`, so that the server's own
    /// time limit comes first.
    private func result(within time: Duration) throws -> OpaquePointer {
        let deadline = ContinuousClock.now + time + .seconds(1)
        var last: OpaquePointer?
        while true {
            do { try wait(until: deadline) } catch {
                PQclear(last)
                throw error
            }
            guard let next = PQgetResult(connection) else { break }
            // of several results, keeps the first failure, or else the last result
            if let failed = last, Self.state(of: failed) != nil {
                PQclear(next)
            } else {
                PQclear(last)
                last = next
            }
        }
        guard let last else { throw lost() }
        guard let state = Self.state(of: last) else { return last }
        PQclear(last)
        guard PQstatus(connection) == CONNECTION_OK else { throw lost() }
        throw state.isEmpty ? lost() : PostgresFault(state: state)
    }
    private func wait(until deadline: ContinuousClock.Instant) throws {
        while PQisBusy(connection) == 1 {
            let left = Int32(clamping: Int((deadline - .now) / .milliseconds(1)))
            guard left > 0 else { throw PostgresFault(.slow, "no response in time") }
            var socket = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
            // tries again after a signal, and also after a timeout, which the check above reports
            guard poll(&socket, 1, left) > 0 else { continue }
            guard PQconsumeInput(connection) == 1 else { throw lost() }
        }
    }
    /// Returns the SQLSTATE of a failed result; empty if libpq itself failed, nil if the result is a success.
    private static func state(of result: OpaquePointer) -> String? {
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK: nil
        default: PQresultErrorField(result, CInt(UnicodeScalar("C").value)).map { String(cString: $0) } ?? ""
        }
    }
    /// Returns the error of a lost connection. It doesn't quote libpq's message, which may contain values of a
    /// statement.
    private func lost() -> PostgresFault { PostgresFault(.connection, "the connection is lost") }
}
#endif
