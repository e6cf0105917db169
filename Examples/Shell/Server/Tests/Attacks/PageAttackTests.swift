import Foundation
import GRDB
import NIOConcurrencyHelpers
import Testing
import Waymark
import WaymarkTesting
import WaymarkWeb

@testable import ShellApp
@testable import ShellServer

/// Accounts whose operations throw `fault` if it is set. A log-out or a lock takes effect nevertheless. Looking up a
/// session throws only `unavailable`, and saved states aren't affected.
nonisolated private final class FailingAccounts: AccountService {
    let base: AccountDatabase
    private let kept = NIOLockedValueBox<AccountFault?>(nil)
    var fault: AccountFault? {
        get { kept.withLockedValue { $0 } }
        set { kept.withLockedValue { $0 = newValue } }
    }
    init(_ base: AccountDatabase) { self.base = base }

    func isReady() async -> Bool { fault == nil }
    private func check() throws(AccountFault) { if let fault { throw fault } }
    func signUp(
        _ userID: String, password: String, from visitor: Visitor, replacing old: LoginSession?
    ) async throws(AccountFault) -> LoginSession {
        try check()
        return try await base.signUp(userID, password: password, from: visitor, replacing: old)
    }
    func account(_ userID: UserID) async throws(AccountFault) -> Account? {
        try check()
        return try await base.account(userID)
    }
    func grant(_ permission: String, to userID: UserID) async throws(AccountFault) {
        try check()
        try await base.grant(permission, to: userID)
    }
    func complete(_ step: IdentityStep, _ answer: String, of userID: UserID) async throws(AccountFault) {
        try check()
        try await base.complete(step, answer, of: userID)
    }
    func savedState(of userID: UserID) async throws(AccountFault) -> [UInt8]? { try await base.savedState(of: userID) }
    func saveState(_ state: [UInt8]?, of userID: UserID) async throws(AccountFault) {
        try await base.saveState(state, of: userID)
    }
    func makeRecoveryCode(
        in session: LoginSession, password: String, from visitor: Visitor
    ) async throws(AccountFault) -> String {
        try check()
        return try await base.makeRecoveryCode(in: session, password: password, from: visitor)
    }
    func recover(_ userID: String, code: String, password: String, from visitor: Visitor) async throws(AccountFault) {
        try check()
        try await base.recover(userID, code: code, password: password, from: visitor)
    }
    func logIn(
        _ userID: String, password: String, from visitor: Visitor, replacing old: LoginSession?
    ) async throws(AccountFault) -> LoginSession {
        try check()
        return try await base.logIn(userID, password: password, from: visitor, replacing: old)
    }
    func session(_ id: String) async throws(AccountFault) -> LoginSession? {
        if fault == .unavailable { throw .unavailable }
        return try await base.session(id)
    }
    func logOut(_ session: LoginSession) async throws(AccountFault) {
        base.unwritten.end(session.number)
        try check()
        try await base.logOut(session)
    }
    func logOut(_ id: String, from visitor: Visitor) async throws(AccountFault) {
        _ = base.unwritten.revoke(AccountDatabase.hash(id), of: visitor.client, at: base.time)
        try check()
        try await base.logOut(id, from: visitor)
    }
    func lock(_ session: LoginSession) async throws(AccountFault) {
        base.unwritten.lock(session.number)
        try check()
        try await base.lock(session)
    }
    func unlock(
        _ session: LoginSession, password: String, from visitor: Visitor
    ) async throws(AccountFault) -> LoginSession {
        try check()
        return try await base.unlock(session, password: password, from: visitor)
    }
    func renew(_ session: LoginSession) async throws(AccountFault) -> LoginSession {
        try check()
        return try await base.renew(session)
    }
}

@Suite("Attacks on Shell's pages")
struct PageAttackTests {
    let fixture: AccountFixture
    private let accounts: FailingAccounts
    let web: ShellWeb
    let visitor: WebVisitor
    static let password = AccountFixture.password

    init() throws {
        fixture = try AccountFixture()
        accounts = FailingAccounts(fixture.accounts)
        web = try ShellWeb(accounts: accounts, security: WebSecurity(hosts: ["shell.app"]))
        visitor = WebVisitor(web.app, host: "shell.app")
    }
    private func signUp() async {
        await visitor.get("/signup")
        await visitor.send("signup", ["userID": "ana", "password": Self.password])
    }

    @Test("without a requested page, the identity set-up asks each question once, and leads home")
    func identity() async {
        await signUp()
        await visitor.visit("/identity")
        for (answer, next) in [("Ana", "/identity/address"), ("Here 1", "/identity/consent"), ("yes", "/home")] {
            let sent = await visitor.send("answer", ["answer": answer])
            #expect(sent.status == 303 && sent["location"] == next)
            #expect(await visitor.get(next).status == 200)
        }
    }
    @Test("an unwritten log-out or lock is answered with 503, and takes effect")
    func notWritten() async {
        await signUp()
        await visitor.get("/home")
        accounts.fault = .notWritten
        let locked = await visitor.send("lock")
        #expect(locked.status == 503 && locked.text.contains("we couldn’t save it"))
        #expect(await visitor.get("/home").text.contains("<h1>Locked</h1>"))
        let id = visitor.cookies["sid-insecure"]
        let answer = await visitor.send("logout")
        #expect(answer.status == 503 && answer.text.contains("we couldn’t save it"))
        visitor.cookies["sid-insecure"] = id
        #expect(await visitor.get("/home")["location"] == "/login?next=/home")
    }
    @Test("a lock or log-out takes effect if the session has changed in another tab", arguments: ["lock", "logout"])
    func crossing(_ form: String) async {
        await signUp()
        let tab = WebVisitor(web.app, host: "shell.app")
        tab.cookies = visitor.cookies
        await tab.get("/home")
        // the other tab changes the session's identifier
        await visitor.get("/identity/name")
        #expect(await visitor.send("answer", ["answer": "Ana"]).status == 303)
        let new = visitor.cookies
        #expect(new["sid-insecure"] != tab.cookies["sid-insecure"])
        #expect(await visitor.get("/home").status == 200)
        #expect(await tab.send(form).status == 303)
        let page = await visitor.get("/home")
        #expect(page.text.contains("<h1>Locked</h1>") == (form == "lock"))
        #expect((page["location"] == "/login?next=/home") == (form == "logout"))
    }
    @Test("a session's previous identifier gets only the lock screen, and can't complete an identity step")
    func stale() async throws {
        await signUp()
        let tab = WebVisitor(web.app, host: "shell.app")
        tab.cookies = visitor.cookies
        await tab.get("/identity/name")
        await visitor.get("/identity/name")
        await visitor.send("answer", ["answer": "Ana"])
        #expect(await tab.send("answer", ["answer": "Eve"]).status == 403)
        let page = await tab.get("/settings/privacy")
        #expect(page.status == 403 && page.text.contains("<h1>Locked</h1>") && page.text.contains("Lock everywhere"))
        #expect(await visitor.get("/home").text.contains("Welcome, ana"))
        #expect(try await fixture.accounts.account(UserID("ana"))?.identity == [.name: "Ana"])
    }
    @Test("while sessions can't be looked up, pages say so and don't redirect to the login")
    func unavailable() async {
        await signUp()
        accounts.fault = .unavailable
        let page = await visitor.get("/home")
        #expect(page.status == 503 && page["location"] == nil && page.text.contains("We can’t reach your account"))
        #expect(page["retry-after"] == "10" && page["refresh"] == "10" && page.text.contains("This page reloads"))
        #expect(await visitor.get("/login").status == 200)
        #expect(await visitor.get("/healthz").status == 200)
        let readiness = await visitor.get("/readyz")
        #expect(readiness.status == 503 && readiness["retry-after"] == "1")
        accounts.fault = nil
        #expect(await visitor.get("/readyz").status == 200)
        #expect(await visitor.get("/home").status == 200)
    }
    @Test("a profile that can't be looked up is not reported as unknown")
    func profileUnavailable() async {
        await signUp()
        #expect(await visitor.get("/profile/nobody").status == 404)
        accounts.fault = .busy
        let page = await visitor.get("/profile/ana")
        #expect(page.status == 503 && page["refresh"] == "3" && !page.text.contains("nobody"))
    }
    @Test("a form that is refused as busy gets 503 with a Retry-After")
    func busy() async {
        await visitor.get("/signup")
        accounts.fault = .busy
        let answer = await visitor.send("signup", ["userID": "ana", "password": Self.password])
        #expect(answer.status == 503 && answer["retry-after"] == "3")
    }
    @Test("a sign-up that is sent twice creates one account and logs in")
    func twice() async {
        await visitor.get("/signup")
        let fields = ["userID": "ana", "password": Self.password]
        async let first = visitor.send("signup", fields)
        async let second = visitor.send("signup", fields)
        let answers = await [first, second]
        #expect(answers.map(\.status) == [303, 303])
        #expect(await visitor.get("/home").status == 200)
    }
    @Test("a form with a control character is refused")
    func controls() async throws {
        _ = try await fixture.ana()
        for text in ["ana\0N", "ana\u{1}", "ana\u{7F}"] {
            await visitor.get("/login")
            #expect(await visitor.send("login", ["userID": text, "password": Self.password]).status == 400)
        }
        #expect(try await fixture.accounts.sessionCount() == 1)
    }
    @Test("a device stays known after its session has ended, with a new secret for each login")
    func device() async throws {
        await signUp()
        let device = visitor.cookies["device"]
        #expect(device.map(WebSecret.isSecret) == true)
        await visitor.get("/home")
        await visitor.send("logout")
        await visitor.get("/login")
        await visitor.send("login", ["userID": "ana", "password": Self.password])
        // each login has a new secret
        let next = visitor.cookies["device"]
        #expect(next.map(WebSecret.isSecret) == true && next != device)
        try await guess(ten: device)
        await visitor.send("logout")
        await visitor.get("/login")
        await visitor.send("login", ["userID": "ana", "password": Self.password])
        #expect(visitor.cookies["sid-insecure"] != nil, "guesses with the old secret don't lock the user out")
    }
    @Test("attempts with a device secret that an attacker has planted don't count for the user")
    func plantedDevice() async throws {
        let planted = String(repeating: "d", count: 64)
        visitor.cookies["device"] = planted
        await signUp()
        #expect(visitor.cookies["device"] != planted)
        await visitor.send("logout")
        try await guess(ten: planted)
        await visitor.get("/login")
        await visitor.send("login", ["userID": "ana", "password": Self.password])
        #expect(visitor.cookies["sid-insecure"] != nil)
    }
    /// Tries ten wrong passwords from a device with a secret, and an eleventh, which is refused.
    private func guess(ten device: String?) async throws {
        let other = Visitor(client: "elsewhere", device: device)
        for number in 0..<11 {
            await #expect(throws: number < 10 ? AccountFault.wrong : .tooMany) {
                try await fixture.accounts.logIn("ana", password: "wrong password", from: other)
            }
        }
    }
    @Test("behind an https proxy, cookies are Secure and __Host-, HSTS is sent, and same-origin forms are accepted")
    func https() async throws {
        var security = WebSecurity(hosts: ["shell.app"])
        security.isTLS = true
        let web = try ShellWeb(accounts: accounts, security: security)
        let visitor = WebVisitor(web.app, host: "shell.app")
        let page = await visitor.get("/signup")
        #expect(page["strict-transport-security"] != nil)
        let answer = await visitor.send(
            "signup", ["userID": "ana", "password": Self.password], headers: ["origin": "https://shell.app"])
        #expect(answer.status == 303)
        let cookies = answer.headers.filter { $0.name == "set-cookie" }.map(\.value)
        #expect(cookies.contains { $0.hasPrefix("__Host-sid=") } && cookies.allSatisfy { $0.contains("; Secure") })
    }
}
