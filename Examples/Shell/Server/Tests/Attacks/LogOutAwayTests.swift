import Foundation
import Testing
import Waymark
import WaymarkTesting
import WaymarkWeb

@testable import ShellApp
@testable import ShellServer

@Suite("Log-outs and locks while the accounts are unavailable")
final class LogOutAwayTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "shell-\(UUID().uuidString)").path()
    private let clock = ManualClock()
    private let store: AwayStore
    private let accounts: AccountDatabase
    private let visitor: WebVisitor
    private static let cookie = "sid-insecure"

    init() throws {
        store = AwayStore(try SQLiteStore(folder: folder))
        accounts = AccountFixture.database(store, clock)
        visitor = try Self.visitor(of: accounts)
    }
    deinit { try? FileManager.default.removeItem(atPath: folder) }
    private static func visitor(of accounts: AccountDatabase) throws -> WebVisitor {
        WebVisitor(
            try ShellWeb(accounts: accounts, security: WebSecurity(hosts: ["shell.app"])).app, host: "shell.app")
    }
    private func signUp() async -> String? {
        await visitor.get("/signup")
        await visitor.send("signup", ["userID": "ana", "password": AccountFixture.password])
        await visitor.get("/home")
        return visitor.cookies[Self.cookie]
    }
    private func rows() async throws -> Int {
        try await accounts.read { try $0.count("SELECT count(*) AS count FROM session") }
    }
    private func expectLeft(_ answer: WebResponse) {
        #expect(answer.status == 503 && answer.text.contains("we couldn’t save it"))
        let removed = answer.headers.filter { $0.name == "set-cookie" && $0.value.contains("Max-Age=0") }
        #expect(removed.contains { $0.value.hasPrefix(Self.cookie + "=;") })
        #expect(answer["clear-site-data"] == "\"cache\", \"storage\"" && answer["cache-control"] == "no-store")
        #expect(visitor.cookies[Self.cookie] == nil)
    }

    @Test(
        "a log-out and a lock remove the cookie and invalidate a copy of it, now and once the accounts are back",
        arguments: ["logout", "lock"])
    func copies(_ form: String) async throws {
        let id = await signUp()
        store.isAway = true
        expectLeft(await visitor.send(form))
        visitor.cookies[Self.cookie] = id
        #expect(await visitor.get("/home")["location"] == "/login?next=/home")
        store.isAway = false
        visitor.cookies[Self.cookie] = id
        #expect(await visitor.get("/home")["location"] == "/login?next=/home")
        // the next transaction writes the log-out as well
        try await accounts.write { _ in }
        #expect(try await rows() == 0)
    }
    @Test("the error page has a log-out button, which ends the session")
    func button() async throws {
        let id = await signUp()
        store.isAway = true
        let page = await visitor.get("/home")
        #expect(page.status == 503 && page.text.contains(">Log out</button>") && !page.text.contains(">Lock</button>"))
        expectLeft(await visitor.send("logout"))
        store.isAway = false
        #expect(try await accounts.session(try #require(id)) == nil)
    }
    @Test("if the accounts are back, a log-out from the error page is written at once")
    func back() async throws {
        _ = await signUp()
        store.isAway = true
        await visitor.get("/home")
        store.isAway = false
        let answer = await visitor.send("logout")
        #expect(answer.status == 303 && answer["clear-site-data"] != nil)
        #expect(try await rows() == 0)
    }
    @Test("a log-out by the previous identifier also ends the session")
    func renewed() async throws {
        let session = try await accounts.signUp(
            "ana", password: AccountFixture.password, from: Visitor(client: "here"))
        let renewed = try await accounts.renew(session)
        store.isAway = true
        await #expect(throws: AccountFault.notWritten) {
            try await accounts.logOut(session.id, from: Visitor(client: "here"))
        }
        store.isAway = false
        #expect(try await accounts.session(renewed.id) == nil)
        await #expect(throws: AccountFault.noSession) { try await accounts.renew(renewed) }
        // the next transaction writes the log-out as well; the one that failed was rolled back
        try await accounts.write { _ in }
        #expect(try await rows() == 0)
    }
    @Test("an address may revoke a hundred identifiers; the next one is refused, and other addresses are not affected")
    func flood() async throws {
        store.isAway = true
        for number in 0..<UnwrittenChanges.revocationsOfClient {
            await #expect(throws: AccountFault.notWritten) {
                try await accounts.logOut("\(number)", from: Visitor(client: "here"))
            }
        }
        await #expect(throws: AccountFault.notRevoked) {
            try await accounts.logOut("more", from: Visitor(client: "here"))
        }
        await #expect(throws: AccountFault.notWritten) { try await accounts.logOut("0", from: Visitor(client: "here")) }
        await #expect(throws: AccountFault.notWritten) {
            try await accounts.logOut("more", from: Visitor(client: "there"))
        }
    }
    @Test("revocations made up to a given time are forgotten, and later ones are kept")
    func forgetting() {
        let changes = UnwrittenChanges()
        let (old, new) = (AccountDatabase.hash("old"), AccountDatabase.hash("new"))
        #expect(changes.revoke(old, of: "here", at: 0) && changes.revoke(new, of: "here", at: 10))
        changes.forgetRevocations(until: 5)
        #expect(changes.snapshot.revoked == [new] && changes.hasPending)
        changes.forgetRevocations(until: 10)
        #expect(changes.snapshot.revoked.isEmpty && !changes.hasPending)
    }
    @Test("another replica knows of a log-out once it is written")
    func replicas() async throws {
        let id = try #require(await signUp())
        let other = try Self.visitor(of: AccountFixture.database(try SQLiteStore(folder: folder), clock))
        other.cookies[Self.cookie] = id
        store.isAway = true
        await visitor.send("logout")
        #expect(await other.get("/home").status == 200, "another process can't know yet")
        store.isAway = false
        await accounts.close()
        #expect(await other.get("/home")["location"] == "/login?next=/home")
    }
}
