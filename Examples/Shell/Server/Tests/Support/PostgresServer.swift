#if Postgres
import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import ShellApp
@testable import ShellServer

/// A PostgreSQL server in a temporary folder, reached through a socket in it. When this process ends for any reason,
/// its pipe closes, and the script stops the server and deletes the folder.
nonisolated final class PostgresServer: Sendable {
    /// The folder of the server's socket.
    let folder: String
    private let input = Pipe()
    private let numbers = NIOLockedValueBox(0)

    /// The server that all tests share. It is started on first use.
    static let shared = Result { try PostgresServer() }
    /// The folder of PostgreSQL's programs; nil if it isn't installed.
    static let programs: String? = {
        let debian = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: debian)) ?? []
        let newest = versions.sorted { $0.compare($1, options: .numeric) == .orderedDescending }
        let paths = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
        return (newest.map { "\(debian)/\($0)/bin" } + paths).first { folder in
            ["initdb", "postgres", "pg_isready"].allSatisfy {
                FileManager.default.isExecutableFile(atPath: folder + "/" + $0)
            }
        }
    }()

    private init() throws {
        let programs = try #require(Self.programs)
        let process = Process()
        let output = Pipe()
        // initdb refuses to run as root
        let user = geteuid() == 0 ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : []
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = user + ["sh", "-c", Self.script, "sh", programs]
        process.currentDirectoryURL = URL(filePath: "/")
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        folder = line.trimmingCharacters(in: .whitespacesAndNewlines)
        try #require(folder.hasPrefix("/tmp/"), "PostgreSQL didn't start; its log is above")
    }
    // the folder's path is short, because a socket's path has at most 107 bytes
    private static let script = """
        trap '' INT HUP TERM
        folder=$(mktemp -d /tmp/shell-postgres.XXXXXX)
        trap 'rm -rf "$folder"' EXIT
        "$1/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C --no-sync >"$folder/log" 2>&1 \\
            || { cat "$folder/log" >&2; exit 1; }
        "$1/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c fsync=off -c max_connections=300 \\
            >>"$folder/log" 2>&1 &
        server=$!
        until "$1/pg_isready" -q -h "$folder"; do
            kill -0 $server || { cat "$folder/log" >&2; exit 1; }
            sleep 0.05
        done
        echo "$folder"
        cat >/dev/null
        kill -INT $server
        wait $server
        """

    /// Returns the URL of a database.
    func url(_ database: String, user: String = "postgres", host: String? = nil) -> String {
        "postgres://\(user)@/\(database)?host=\(host ?? folder)"
    }
    func address(_ database: String) throws -> PostgresAddress { try PostgresAddress(url(database)) }
    /// Creates a database for a test, and returns its name.
    func makeDatabase() throws -> String {
        let number = numbers.withLockedValue { number in
            number += 1
            return number
        }
        let name = "test\(number)"
        try run("CREATE DATABASE \(name)")
        return name
    }
    /// Runs SQL as the server's owner.
    func run(_ sql: String, in database: String = "postgres") throws {
        try PostgresConnection(address(database), patience: .seconds(30)).execute(sql)
    }
    func count(_ sql: String, in database: String = "postgres") throws -> Int64? {
        try PostgresConnection(address(database), patience: .seconds(30)).run(sql, []).rows.first?.integer("count")
    }
    /// Ends all connections to a database, as a restart of the server does.
    func disconnect(_ database: String) throws {
        try run("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '\(database)'")
    }
}
#endif
