#if Postgres
import Foundation
import Logging
import Testing
import Waymark
import WaymarkTesting
import WaymarkWeb

@testable import ShellApp
@testable import ShellServer

/// A new database. Each host in its address is a symbolic link to the folder of the server's socket; without the link,
/// the host is unreachable.
nonisolated final class PostgresRoute: Sendable {
    let database: String
    let server: PostgresServer
    private let links = FileManager.default.temporaryDirectory.appending(path: "pg-\(UUID().uuidString.prefix(8))")
        .path()

    init() throws {
        server = try PostgresServer.shared.get()
        database = try server.makeDatabase()
        try FileManager.default.createDirectory(atPath: links, withIntermediateDirectories: true)
    }
    deinit {
        try? FileManager.default.removeItem(atPath: links)
        try? server.run("DROP DATABASE \(database) WITH (FORCE)")
    }
    func address(_ hosts: [String], user: String = "postgres") throws -> PostgresAddress {
        let folders = hosts.map { links + "/" + $0 }.joined(separator: ",")
        return try PostgresAddress(server.url(database, user: user, host: folders))
    }
    /// Makes the server reachable under a host.
    func open(_ host: String) throws {
        try FileManager.default.createSymbolicLink(atPath: links + "/" + host, withDestinationPath: server.folder)
    }
    /// Makes the server unreachable under a host, and ends all connections to the database.
    func close(_ host: String) throws {
        try FileManager.default.removeItem(atPath: links + "/" + host)
        try server.disconnect(database)
    }
    func store(
        _ hosts: [String] = ["a"], connections: Int = 2, patience: Duration = .seconds(5), wait: Duration = .zero,
        user: String = "postgres"
    ) async throws -> PostgresStore {
        try await PostgresStore(
            address(hosts, user: user), connections: connections, patience: patience, wait: wait)
    }
}

@Suite("Accounts on a PostgreSQL server", .enabled(if: TestStore.hasPostgres, "there is no PostgreSQL"))
struct PostgresTests {
    let route: PostgresRoute
    let clock = ManualClock()
    let here = Visitor(client: "here")
    init() throws { route = try PostgresRoute() }

    private func accounts(_ store: PostgresStore, logger: Logger? = nil) -> AccountDatabase {
        AccountFixture.database(store, clock, logger: logger)
    }
    private func signUp(_ accounts: AccountDatabase) async throws -> LoginSession {
        try await accounts.signUp("ana", password: AccountFixture.password, from: here)
    }
    /// Returns true as soon as the database answers, and false after ten seconds. The pool may treat a server as
    /// unreachable for half a second.
    private func isReady(_ accounts: AccountDatabase) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < deadline {
            if await accounts.isReady() { return true }
            await Task.yield()
        }
        return false
    }

    @Test("replicas that start at once on a new database all open it, and one creates the tables")
    func opening() async throws {
        try route.open("a")
        await withTaskGroup { group in
            for _ in 0..<8 { group.addTask { (try? await route.store(connections: 1)) != nil } }
            for await isOpen in group { #expect(isOpen) }
        }
        #expect(try route.server.count("SELECT sum(version)::int AS count FROM shell_schema", in: route.database) == 2)
    }
    @Test("tables that a newer version has changed aren't used")
    func newer() async throws {
        try route.open("a")
        _ = try await route.store()
        try route.server.run("UPDATE shell_schema SET version = 7", in: route.database)
        await #expect(throws: StoreFault.newerSchema(found: "version 7", known: "version 2")) {
            try await route.store()
        }
    }
    @Test("a failed migration leaves nothing behind, and a later correct one succeeds")
    func failedMigration() async throws {
        try route.open("a")
        let wrong = PostgresStore.migrations + ["CREATE TABLE later (x int); SELECT 1 / 0"]
        await #expect(throws: StoreFault.failed("PostgreSQL: SQLSTATE 22012")) {
            try await PostgresStore(route.address(["a"]), wait: .zero, migrations: wrong)
        }
        _ = try await route.store()
        _ = try await PostgresStore(
            route.address(["a"]), migrations: PostgresStore.migrations + ["CREATE TABLE later (x int)"])
        #expect(try route.server.count("SELECT version AS count FROM shell_schema", in: route.database) == 3)
    }
    @Test("opening waits for an unreachable database, and reports it when the time is over")
    func awayAtStart() async throws {
        let fault = await #expect(throws: StoreFault.self) { try await route.store(wait: .milliseconds(300)) }
        #expect("\(try #require(fault))".contains("connection to server on socket"))
        async let store = route.store(wait: .seconds(20))
        try route.open("a")
        _ = try await store
    }
    @Test("a lookup and a login succeed right after the server has ended the connections")
    func restart() async throws {
        try route.open("a")
        let accounts = accounts(try await route.store())
        let session = try await signUp(accounts)
        try route.server.disconnect(route.database)
        #expect(try await accounts.session(session.id) != nil)
        try route.server.disconnect(route.database)
        _ = try await accounts.logIn("ana", password: AccountFixture.password, from: here)
    }
    @Test("while the server is down, logins and session lookups fail; the log has the cause but no user ID")
    func away() async throws {
        try route.open("a")
        let lines = LogLines()
        let accounts = accounts(try await route.store(), logger: Logger(label: "test") { _ in lines })
        let session = try await signUp(accounts)
        #expect(await accounts.isReady())
        try route.close("a")
        await #expect(throws: AccountFault.unavailable) { try await accounts.session(session.id) }
        await #expect(throws: AccountFault.unavailable) {
            try await accounts.logIn("ana", password: AccountFixture.password, from: here)
        }
        #expect(await !accounts.isReady())
        #expect(lines.all.contains("connection to server") && !lines.all.contains("ana"))
        try route.open("a")
        #expect(await isReady(accounts))
        #expect(try await accounts.session(session.id)?.isLocked == false)
    }
    @Test("a log-out while the server is down takes effect here, and is written once the server is back")
    func logOutAway() async throws {
        try route.open("a")
        let accounts = accounts(try await route.store())
        let session = try await signUp(accounts)
        try route.close("a")
        await #expect(throws: AccountFault.notWritten) { try await accounts.logOut(session) }
        try route.open("a")
        #expect(await isReady(accounts))
        #expect(try await accounts.session(session.id) == nil)
        await accounts.close()
        #expect(try route.server.count("SELECT count(*) AS count FROM session", in: route.database) == 0)
    }
    @Test("a log-out on a page while the server is down removes the cookie, and a copy of it stays invalid")
    func logOutPage() async throws {
        try route.open("a")
        let accounts = accounts(try await route.store())
        let visitor = WebVisitor(
            try ShellWeb(accounts: accounts, security: WebSecurity(hosts: ["shell.app"])).app, host: "shell.app")
        await visitor.get("/signup")
        await visitor.send("signup", ["userID": "ana", "password": AccountFixture.password])
        await visitor.get("/home")
        let id = try #require(visitor.cookies["sid-insecure"])
        try route.close("a")
        let answer = await visitor.send("logout")
        #expect(answer.status == 503 && answer["clear-site-data"] != nil && visitor.cookies["sid-insecure"] == nil)
        try route.open("a")
        #expect(await isReady(accounts))
        visitor.cookies["sid-insecure"] = id
        #expect(await visitor.get("/home")["location"] == "/login?next=/home")
        await accounts.close()
        #expect(try route.server.count("SELECT count(*) AS count FROM session", in: route.database) == 0)
    }
    @Test("after a failover, the next host of the URL is used")
    func failover() async throws {
        try route.open("a")
        let accounts = accounts(try await route.store(["a", "b"]))
        let session = try await signUp(accounts)
        try route.open("b")
        try route.close("a")
        #expect(try await accounts.session(session.id) != nil)
        try await accounts.logOut(session)
    }
    @Test("a read-only server isn't used, because it may not know of a log-out yet")
    func standby() async throws {
        try route.open("a")
        let accounts = accounts(try await route.store())
        let session = try await signUp(accounts)
        try route.server.run("ALTER DATABASE \(route.database) SET default_transaction_read_only = on")
        try route.server.disconnect(route.database)
        await #expect(throws: AccountFault.unavailable) { try await accounts.session(session.id) }
    }
    @Test("a statement that waits for a lock times out; later ones succeed")
    func slow() async throws {
        try route.open("a")
        let accounts = accounts(try await route.store(patience: .seconds(1)))
        let session = try await signUp(accounts)
        let other = try PostgresConnection(route.server.address(route.database), patience: .seconds(30))
        try other.execute("BEGIN; LOCK TABLE session")
        await #expect(throws: AccountFault.unavailable) { try await accounts.session(session.id) }
        await #expect(throws: AccountFault.notWritten) { try await accounts.lock(session) }
        try other.execute("ROLLBACK")
        #expect(try await accounts.session(session.id)?.isLocked == true)
    }
    @Test("lookups that wait for the server don't delay public pages")
    func publicPages() async throws {
        try route.open("a")
        let accounts = accounts(try await route.store(patience: .seconds(60)))
        let session = try await signUp(accounts)
        let web = try ShellWeb(accounts: accounts, security: WebSecurity(hosts: ["shell.app"]))
        let other = try PostgresConnection(route.server.address(route.database), patience: .seconds(30))
        try other.execute("BEGIN; LOCK TABLE session")
        // more tasks than the shared pool has threads
        let waiting = (0..<16).map { _ in Task { try await accounts.session(session.id) } }
        let held = """
            SELECT count(*) AS count FROM pg_stat_activity WHERE datname = '\(route.database)' AND wait_event_type = 'Lock'
            """
        while try route.server.count(held) != 2 { await Task.yield() }
        let stranger = WebVisitor(web.app, host: "shell.app")
        for target in ["/login", "/signup", "/healthz", "/no/such/page"] {
            #expect(await stranger.get(target).status == (target == "/no/such/page" ? 404 : 200))
        }
        #expect(await stranger.get("/home")["location"] == "/login?next=/home")
        try other.execute("ROLLBACK")
        for task in waiting { #expect(try await task.value?.number == session.number) }
    }
    @Test("while the server's disk is full, no account is created, sessions stay valid, and log-outs take effect")
    func full() async throws {
        try route.open("a")
        let accounts = accounts(try await route.store())
        let session = try await signUp(accounts)
        let here = self.here
        try route.server.run(
            "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS "
                + "$$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$", in: route.database)
        let tables = ["account", "session", "attempt"]
        for table in tables {
            try route.server.run(
                "CREATE TRIGGER no_room BEFORE INSERT OR UPDATE OR DELETE ON \(table) EXECUTE FUNCTION no_room()",
                in: route.database)
        }
        await #expect(throws: AccountFault.unavailable) {
            try await accounts.signUp("bob", password: AccountFixture.password, from: here)
        }
        #expect(try await accounts.session(session.id)?.isLocked == false)
        await #expect(throws: AccountFault.notWritten) { try await accounts.logOut(session) }
        #expect(try await accounts.session(session.id) == nil)
        for table in tables { try route.server.run("DROP TRIGGER no_room ON \(table)", in: route.database) }
        await accounts.close()
        #expect(try route.server.count("SELECT count(*) AS count FROM session", in: route.database) == 0)
        #expect(try route.server.count("SELECT count(*) AS count FROM account", in: route.database) == 1)
    }
    @Test("opening fails if the server accepts connections but never answers")
    func silent() async throws {
        let silent = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(silent) }
        let folder = FileManager.default.temporaryDirectory.appending(path: "pg-\(UUID().uuidString.prefix(8))").path()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array("\(folder)/.s.PGSQL.5432".utf8)) }
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(silent, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        try #require(isBound && listen(silent, 8) == 0)
        let url = "postgres://postgres@/x?host=\(folder)&connect_timeout=2"
        await #expect(throws: StoreFault.self) { try await PostgresStore(PostgresAddress(url), wait: .zero) }
    }
    @Test("if the server has no free connection, the error says so")
    func connections() async throws {
        try route.open("a")
        let role = "few_\(route.database)"
        try route.server.run(
            "CREATE ROLE \(role) LOGIN CONNECTION LIMIT 1; ALTER DATABASE \(route.database) OWNER TO \(role)")
        let first = try await route.store(connections: 1, user: role)
        let fault = await #expect(throws: StoreFault.self) { try await route.store(connections: 1, user: role) }
        #expect("\(try #require(fault))".contains("too many connections"))
        let accounts = accounts(first)
        _ = try await signUp(accounts)
        try await first.close()
    }
    @Test("a request beyond the queue's limit is refused at once")
    func busy() async throws {
        try route.open("a")
        let store = try await route.store(connections: 1, patience: .seconds(60))
        let other = try PostgresConnection(route.server.address(route.database), patience: .seconds(30))
        try other.execute("BEGIN; LOCK TABLE session")
        let accounts = accounts(store)
        let faults = try await withThrowingTaskGroup { group in
            for _ in 0..<40 {
                group.addTask { () async -> AccountFault? in
                    do throws(AccountFault) { _ = try await accounts.sessionCount() } catch { return error }
                    return nil
                }
            }
            var faults: [AccountFault?] = []
            for try await fault in group {
                // the others wait for the lock until one has been refused
                if fault == .busy { try other.execute("ROLLBACK") }
                faults.append(fault)
            }
            return faults
        }
        #expect(faults.contains(.busy) && faults.contains(nil))
    }
    @Test("a text with a NUL is an error and isn't truncated")
    func nul() async throws {
        try route.open("a")
        let accounts = accounts(try await route.store())
        try await accounts.count([("user a", 10)])
        await #expect(throws: AccountFault.unavailable) { try await accounts.read { try $0.attempts("user a\0b") } }
        #expect(try await accounts.read { try $0.attempts("user a") } == 1)
    }
    @Test(
        "an invalid URL is refused with an error that doesn't contain the password",
        arguments: [
            "postgres://ana:se%zzcret@host/db", "postgres://ana:secret@host:x/db?secret=1",
            "mysql://ana:secret@host/db",
            "host=/tmp password=secret", "",
        ])
    func noURL(_ url: String) {
        let fault = #expect(throws: StoreFault.self) { try PostgresAddress(url) }
        #expect(fault.map { !"\($0)".contains("cret") } == true)
    }
    @Test("the description of the accounts' location has only the hosts, ports and database")
    func place() throws {
        let one = try PostgresAddress("postgres://shell:secret@db1:5433,db2/shell?sslmode=verify-full")
        #expect(one.place == "PostgreSQL on db1:5433, db2, database shell")
    }
    @Test("identifiers are stored as hashes, and passwords with scrypt")
    func hashes() async throws {
        try route.open("a")
        let accounts = accounts(try await route.store())
        let session = try await signUp(accounts)
        let hash = AccountDatabase.hash(session.id).map { String(Int($0) + 256, radix: 16).dropFirst() }.joined()
        let kept = "SELECT count(*) AS count FROM session, account WHERE encode(hash, 'hex') = '\(hash)'"
        #expect(try route.server.count(kept + " AND password LIKE 'scrypt$%'", in: route.database) == 1)
    }
}
#endif
