import Foundation
import Logging
import Testing
import Waymark
import WaymarkTesting

@testable import ShellApp
@testable import ShellServer

/// A store that a test runs with.
nonisolated enum TestStore: String, Sendable, CustomTestStringConvertible {
    case memory, sqlite, postgres

    var testDescription: String { rawValue }
    /// The databases that are available on this machine and in this build.
    static let databases: [TestStore] = hasPostgres ? [.sqlite, .postgres] : [.sqlite]
    /// All stores: the databases, and the one in memory, which limits neither attempts nor sessions.
    static let all = [.memory] + databases

    static var hasPostgres: Bool {
        #if Postgres
        PostgresServer.programs != nil
        #else
        false
        #endif
    }
    /// A Boolean value that indicates whether tests fail without PostgreSQL, because `REQUIRE_POSTGRES` is 1.
    static var requiresPostgres: Bool { ProcessInfo.processInfo.environment["REQUIRE_POSTGRES"] == "1" }
}

/// Accounts for one test, with a manual clock and cheap hashes.
final class AccountFixture {
    /// The error for a store that was left out of the build.
    private struct NotInThisBuild: Error {}

    /// The folder of the SQLite file.
    nonisolated let folder = FileManager.default.temporaryDirectory.appending(path: "shell-\(UUID().uuidString)").path()
    let clock = ManualClock()
    let accounts: AccountDatabase
    nonisolated private let store: TestStore
    /// The name of the PostgreSQL database; empty for other stores.
    nonisolated let database: String

    init() throws {
        (store, database) = (.sqlite, "")
        accounts = Self.database(try SQLiteStore(folder: folder), clock)
    }
    init(_ store: TestStore) async throws {
        self.store = store
        switch store {
        case .memory, .sqlite:
            database = ""
            accounts = Self.database(try SQLiteStore(folder: folder), clock)
        case .postgres:
            #if Postgres
            let server = try PostgresServer.shared.get()
            database = try server.makeDatabase()
            accounts = Self.database(try await PostgresStore(server.address(database), connections: 2), clock)
            #else
            throw NotInThisBuild()
            #endif
        }
    }
    deinit {
        try? FileManager.default.removeItem(atPath: folder)
        #if Postgres
        guard store == .postgres else { return }
        Thread.detachNewThread { [database] in
            try? PostgresServer.shared.get().run("DROP DATABASE \(database) WITH (FORCE)")
        }
        #endif
    }

    /// Opens the same database again, as another replica does.
    func replica(
        lanes: Int = 2, room: Int? = nil, maximumSessions: Int = 10_000, patience: Double = 10, logger: Logger? = nil,
        now: (@Sendable () -> Date)? = nil
    ) async throws -> AccountDatabase {
        let kept: any AccountStore
        #if Postgres
        if store == .postgres {
            kept = try await PostgresStore(
                PostgresServer.shared.get().address(database), connections: 2, patience: .seconds(patience))
        } else {
            kept = try SQLiteStore(folder: folder, patience: patience)
        }
        #else
        kept = try SQLiteStore(folder: folder, patience: patience)
        #endif
        return Self.database(
            kept, clock, lanes: lanes, room: room, maximumSessions: maximumSessions, logger: logger, now: now)
    }
    nonisolated static func database(
        _ store: any AccountStore, _ clock: ManualClock, lanes: Int = 2, room: Int? = nil,
        maximumSessions: Int = 10_000, logger: Logger? = nil, now: (@Sendable () -> Date)? = nil
    ) -> AccountDatabase {
        AccountDatabase(
            store, hasher: PasswordHasher(cost: .init(rounds: 16, parallelism: 1), lanes: lanes, room: room),
            maximumSessions: maximumSessions, logger: logger, now: now ?? { clock.date })
    }
    /// The account service under test. For the store in memory, each access creates an empty one.
    var service: any AccountService {
        store == .memory ? MemoryAccounts(lifetime: AccountDatabase.lifetime) { [clock] in clock.date } : accounts
    }
    func count(_ table: String) async throws -> Int {
        try await accounts.read { try $0.count("SELECT count(*) AS count FROM \(table)") }
    }

    nonisolated static let password = "correct horse battery"

    func ana() async throws -> LoginSession {
        try await accounts.signUp("ana", password: Self.password, from: Visitor(client: "here"))
    }
}

@Suite("Availability of PostgreSQL")
struct PostgresPresenceTests {
    @Test(
        "PostgreSQL and its client library are available",
        .enabled(
            if: TestStore.hasPostgres || TestStore.requiresPostgres,
            "the tests of PostgreSQL are skipped: they need PostgreSQL, libpq and --traits Postgres"))
    func isThere() { #expect(TestStore.hasPostgres) }
}
