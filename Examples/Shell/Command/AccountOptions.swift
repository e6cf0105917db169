import ArgumentParser
import Foundation
import Logging
import ShellServer

/// The options that choose the store of the accounts: a folder or a database server.
struct AccountOptions: ParsableArguments {
    @Option(help: "The folder of the accounts. Defaults to SHELL_DATA in the environment, or ./shell-data.")
    var data: String?
    @Option(
        name: .customLong("database-connections"),
        help:
            "The maximum number of connections to the PostgreSQL server in SHELL_DATABASE (postgres://user@host/database)."
    )
    var connections = 8
    @Option(
        name: .customLong("database-wait"),
        help: "The seconds to wait for a database that isn't available at the start.")
    var wait = 15

    func validate() throws {
        guard (1...1_000).contains(connections) else {
            throw ValidationError("--database-connections must be from 1 to 1000")
        }
        guard (0...3_600).contains(wait) else { throw ValidationError("--database-wait must be from 0 to 3600") }
        guard data == nil || Self.named("SHELL_DATABASE") == nil else {
            throw ValidationError("--data and SHELL_DATABASE are both given; use one of them")
        }
    }
    private static func named(_ variable: String) -> String? {
        ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    /// Opens the accounts: on the server in SHELL_DATABASE, or else in a folder. The server isn't an option, because
    /// the list of processes would show its password.
    ///
    /// - Throws: An error that names the place and the cause.
    func accounts(logger: Logger? = nil) async throws -> AccountDatabase {
        guard let url = Self.named("SHELL_DATABASE") else {
            let path = data ?? Self.named("SHELL_DATA") ?? FileManager.default.currentDirectoryPath + "/shell-data"
            do { return try AccountDatabase(folder: path, logger: logger) } catch {
                throw AccountsFault(place: "'\(path)'", cause: "\(error)")
            }
        }
        #if Postgres
        do {
            return try await .postgres(url, connections: connections, wait: .seconds(wait), logger: logger)
        } catch {
            throw AccountsFault(place: "SHELL_DATABASE", cause: "\(error)")
        }
        #else
        _ = url
        throw AccountsFault(place: "SHELL_DATABASE", cause: "build shell with --traits Postgres, which needs libpq")
        #endif
    }
    /// Opens the accounts, performs work with them, and closes them even if the work fails.
    func withAccounts(_ work: (AccountDatabase) async throws -> Void) async throws {
        let accounts = try await accounts()
        do { try await work(accounts) } catch {
            await accounts.close()
            throw error
        }
        await accounts.close()
    }
}

/// A failure to open the accounts. No usage is printed for it, because the arguments are valid.
private struct AccountsFault: Error, CustomStringConvertible {
    let place: String
    let cause: String
    var description: String { "the accounts in \(place) cannot be opened: \(cause)" }
}
