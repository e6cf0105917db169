import Testing
import Waymark

@testable import WaymarkWeb

@MainActor @Suite("Login sessions on the web")
struct WebSessionTests {
    let members = MemberApp()
    let visitor: WebVisitor

    init() { visitor = WebVisitor(members.web, host: "members.example") }

    private func logIn(_ visitor: WebVisitor? = nil, name: String = "ana") async {
        let visitor = visitor ?? self.visitor
        await visitor.get("/login")
        await visitor.send("login", ["name": "\(name)", "password": "open"])
    }

    @Test(
        "no value can be kept in the library's own cookies",
        arguments: [(true, "sid"), (true, "form"), (false, "sid-insecure"), (false, "form-insecure")])
    func ownCookies(isTLS: Bool, name: String) {
        let security = WebSecurity(hosts: ["notes.example"], isTLS: isTLS)
        let visit = WebVisit(WebRequest("GET", "/", client: "127.0.0.1"), security: security)
        #expect(!visit.keep("x", as: name) && visit[name] == nil)
        #expect(visit.keep("x", as: "kept") && visit["kept"] == "x")
    }
    @Test("the hosts of a loopback policy have the port unless it is 80, which browsers leave out")
    func loopback() {
        #expect(WebSecurity.loopback(port: 8080).hosts == ["127.0.0.1:8080", "localhost:8080", "[::1]:8080"])
        #expect(WebSecurity.loopback(port: 80).hosts == ["127.0.0.1", "localhost", "[::1]"])
    }
    @Test("secrets are 64 hexadecimal digits, and no two of 100,000 are equal")
    func secrets() {
        let secrets = Set((0..<100_000).map { _ in WebSecret.make() })
        #expect(secrets.count == 100_000)
        #expect(secrets.allSatisfy { $0.utf8.count == 64 && WebSecret.isSecret($0) })
        #expect(!WebSecret.isSecret("x") && !WebSecret.isSecret(String(repeating: "G", count: 64)))
    }
    @Test("a protected page leads to the login, and is shown after it")
    func login() async {
        let denied = await visitor.get("/account")
        #expect(denied.status == 303 && denied["location"] == "/login?next=/account")
        #expect(!denied.text.contains("the account"))
        await visitor.get("/login?next=/account")
        let answer = await visitor.send("login", ["name": "ana", "password": "open"])
        #expect(answer.status == 303 && answer["location"] == "/account")
        #expect(await visitor.get("/account").text.contains("the account"))
    }
    @Test("a login without a requested page leads home")
    func home() async {
        await visitor.get("/login")
        #expect(await visitor.send("login", ["name": "ana", "password": "open"])["location"] == "/")
    }
    @Test(
        "a `next=` that isn't a link of this app is ignored",
        arguments: [
            "//evil.com", "/%5cevil.com", "https://evil.com", "https:evil.com", "%09//evil.com",
            "%0d%0aSet-Cookie:%20a=b", "javascript:alert(1)", "/nowhere", "members://account", "/account%00", "", "/..",
            "/account/../login", "%2F%2Fevil.com", "/+evil", "@evil.com", ".evil.com", "/account?push=/vault",
        ])
    func hostileNext(_ next: String) async {
        await visitor.get("/login?next=\(next)")
        #expect(visitor.last?.answer.text.contains("waymark-next") == false)
        let answer = await visitor.send("login", ["name": "ana", "password": "open", "waymark-next": "\(next)"])
        #expect(answer.status == 303 && answer["location"] == "/")
    }
    @Test("a wrong password shows the form again with a message and the typed name, never the password")
    func wrongPassword() async {
        await visitor.get("/login?next=/account")
        let answer = await visitor.send("login", ["name": "ana\"<b>", "password": "hunter2"])
        #expect(answer.status == 422)
        #expect(answer.text.contains("That is not it.") && answer.text.contains("ana&quot;&lt;b&gt;"))
        #expect(!answer.text.contains("hunter2"))
        #expect(answer.text.contains("waymark-next"), "the requested page is still known")
        #expect(members.sessions.isEmpty)
        #expect(await visitor.send("login", ["name": "ana", "password": "open"])["location"] == "/account")
    }
    @Test("a session's cookie is limited to its host and hidden from scripts; without TLS, its name ends in -insecure")
    func cookie() async throws {
        let secure = MemberApp()
        secure.isTLS = true
        let visitor = WebVisitor(secure.web, host: "members.example")
        await logIn(visitor)
        let cookies = visitor.last?.answer.headers.filter { $0.name == "set-cookie" }.map(\.value) ?? []
        let id = try #require(visitor.cookies["__Host-sid"])
        #expect(cookies.contains("__Host-sid=\(id); Path=/; HttpOnly; SameSite=Lax; Secure"))
        #expect(cookies.allSatisfy { !$0.contains("Domain") && $0.utf8.count <= 4_096 })
        let plain = MemberApp()
        let other = WebVisitor(plain.web, host: "members.example")
        await logIn(other)
        #expect(other.cookies.keys.sorted() == ["form-insecure", "sid-insecure"])
    }
    @Test("a login creates a new identifier, and one that the client sends is never adopted")
    func fixation() async {
        let own = WebSecret.make()
        visitor.cookies["sid-insecure"] = own
        await logIn()
        #expect(visitor.cookies["sid-insecure"] != own)
        #expect(members.sessions[own] == nil)
        let first = visitor.cookies["sid-insecure"]
        await logIn()
        #expect(visitor.cookies["sid-insecure"] != first)
    }
    @Test("a log-out removes the session, expires the cookie, and asks the browser to clear its data")
    func logOut() async throws {
        await logIn()
        let id = try #require(visitor.cookies["sid-insecure"])
        await visitor.get("/home")
        let answer = await visitor.send("logout")
        #expect(answer.status == 303 && answer["clear-site-data"] == "\"cache\", \"storage\"")
        #expect(answer["cache-control"] == "no-store")
        #expect(members.sessions.isEmpty && visitor.cookies["sid-insecure"] == nil)
        visitor.cookies["sid-insecure"] = id
        #expect(await visitor.get("/account").status == 303, "the old cookie is no longer accepted")
    }
    @Test("a GET request never logs out")
    func linkLogsOut() async {
        await logIn()
        for target in ["/logout", "/home?waymark-form=0.logout", "/home?logout=1"] { await visitor.get(target) }
        #expect(members.sessions.count == 1)
        #expect(await visitor.get("/account").status == 200)
    }
    @Test("a form with a missing, wrong or foreign token is refused, even the login form")
    func token() async throws {
        await visitor.get("/login")
        let own = try #require(visitor.cookies["form-insecure"])
        let other = WebVisitor(members.web, host: "members.example")
        await other.get("/login")
        let foreign = try #require(other.cookies["form-insecure"])
        for token in ["", "x", foreign, String(own.dropLast()) + "x", own.uppercased()] {
            await visitor.get("/login")
            #expect(
                await visitor.send("login", ["name": "ana", "password": "open", "waymark-token": token]).status == 403)
        }
        #expect(members.sessions.isEmpty)
        await visitor.get("/login")
        visitor.cookies["form-insecure"] = nil
        #expect(
            await visitor.send("login", ["name": "ana", "password": "open", "waymark-token": own]).status == 403,
            "no cookie")
        await visitor.get("/login")
        visitor.cookies["form-insecure"] = "x"
        #expect(
            await visitor.send("login", ["name": "ana", "password": "open", "waymark-token": "x"]).status == 403,
            "a cookie that isn't a secret")
    }
    @Test("a form from a page before the login is refused, because its token is another session's")
    func tokenRotates() async throws {
        await visitor.get("/home")
        let old = try #require(visitor.cookies["form-insecure"])
        await logIn()
        await visitor.get("/home")
        #expect(await visitor.send("logout", ["waymark-token": old]).status == 403)
        #expect(members.sessions.count == 1)
    }
    @Test(
        "a form from another site is refused, whatever it contains",
        arguments: ["https://evil.com", "null", "http://evil.com"])
    func origin(_ origin: String) async {
        await visitor.get("/login")
        let answer = await visitor.send("login", ["name": "ana", "password": "open"], headers: ["origin": origin])
        #expect(answer.status == 403)
        let site = await visitor.send(
            "login", ["name": "ana", "password": "open"], headers: ["sec-fetch-site": "cross-site"])
        #expect(site.status == 403)
    }
    @Test("a locked session shows the lock screen at the requested address, and unlocking shows the page")
    func locked() async throws {
        await logIn()
        let id = try #require(visitor.cookies["sid-insecure"])
        members.sessions[id]?.isLocked = true
        let locked = await visitor.get("/account")
        #expect(locked.status == 403 && locked.text.contains("Locked") && !locked.text.contains("the account"))
        let wrong = await visitor.send("unlock", ["password": "no"])
        #expect(wrong.status == 422 && wrong.text.contains("That is not it."))
        let answer = await visitor.send("unlock", ["password": "open"])
        #expect(answer.status == 303 && answer["location"] == "/account")
        #expect(await visitor.get("/account").text.contains("the account"))
    }
    @Test("a form of the lock screen may navigate")
    func leaving() async throws {
        await logIn()
        let id = try #require(visitor.cookies["sid-insecure"])
        members.sessions[id]?.isLocked = true
        await visitor.get("/account")
        let answer = await visitor.send("leave")
        #expect(answer.status == 303 && answer["location"] == "/login")
        #expect(members.sessions[id] == nil)
    }
    @Test("a missing permission gets 403, without any content of the protected page")
    func permission() async {
        await logIn()
        let answer = await visitor.get("/vault")
        #expect(answer.status == 403 && !answer.text.contains("the vault"))
    }
    @Test("pages with forms are not stored by caches, with or without a session")
    func noStore() async {
        #expect(await visitor.get("/home")["cache-control"] == "no-store")
        await logIn()
        #expect(await visitor.get("/account")["cache-control"] == "no-store")
    }
    @Test("a failed form is answered with its message and status, even if the session ended meanwhile")
    func failure() async {
        await logIn()
        await visitor.get("/account")
        let answer = await visitor.send("close")
        #expect(answer.status == 503 && answer["retry-after"] == "7" && answer.text.contains("Not written down."))
        #expect(answer["refresh"] == nil, "a reload would discard what was typed")
        #expect(visitor.cookies["sid-insecure"] == nil)
    }
    @Test(
        "no cookie or query that a visitor makes up counts as a session",
        arguments: [
            "authenticated=1", "sid-insecure=ana", "sid-insecure=\(String(repeating: "0", count: 64))", "__Host-sid=x",
            "session=admin",
        ])
    func flags(_ cookie: String) async {
        let pair = cookie.split(separator: "=").map(String.init)
        visitor.cookies[pair[0]] = pair[1]
        #expect(await visitor.get("/account?checked=true&admitted=1").status == 303)
    }
}
