import Foundation
import Testing
import Waymark
import WaymarkTesting
import WaymarkWeb

@testable import ShellApp
@testable import ShellServer

@Suite("Shell's pages")
struct ShellWebTests {
    let fixture: AccountFixture
    let web: ShellWeb
    let visitor: WebVisitor
    static let password = AccountFixture.password

    init() throws {
        fixture = try AccountFixture()
        web = try ShellWeb(accounts: fixture.accounts, security: WebSecurity(hosts: ["shell.app"]))
        visitor = WebVisitor(web.app, host: "shell.app")
    }

    private func signUp(_ visitor: WebVisitor? = nil, _ userID: String = "ana") async {
        let visitor = visitor ?? self.visitor
        await visitor.get("/signup")
        await visitor.send("signup", ["userID": userID, "password": Self.password])
    }

    @Test("a sign-up creates an account, logs in and leads home")
    func signUpGoesHome() async {
        await visitor.get("/signup")
        let answer = await visitor.send("signup", ["userID": "ana", "password": Self.password])
        #expect(answer.status == 303 && answer["location"] == "/home")
        #expect(await visitor.get("/home").text.contains("Welcome, ana"))
    }
    @Test("the login's link to the sign-up keeps the requested page, and the sign-up leads there")
    func keepsNext() async {
        let asked = await visitor.visit("/settings/privacy")
        #expect(asked.text.contains("href=\"/signup?next=/settings/privacy\""))
        await visitor.get("/signup?next=/settings/privacy")
        let answer = await visitor.send("signup", ["userID": "ana", "password": Self.password])
        #expect(answer["location"] == "/settings/privacy")
    }
    @Test(
        "a protected page shows nothing of itself to visitors who aren't logged in",
        arguments: [
            "/", "/home", "/profile/ana", "/product/abc123/red", "/settings", "/settings/privacy",
            "/settings/notifications", "/settings/premium", "/settings/account", "/identity", "/identity/name",
            "/identity/consent", "/login?sheet=/settings",
            "/signup?via=/home", "/login?via=/settings/privacy",
        ])
    func direct(_ target: String) async throws {
        _ = try await fixture.ana()
        let answer = await visitor.get(target)
        #expect(answer.status == 303 && answer["location"]?.hasPrefix("/login") == true)
        #expect(answer.body.isEmpty)
    }
    @Test("public pages are shown without a session", arguments: ["/login", "/signup", "/forgot-password"])
    func open(_ target: String) async { #expect(await visitor.get(target).status == 200) }
    @Test("a wrong password and an unknown user get the same page; a login then leads to the requested page")
    func wrong() async throws {
        _ = try await fixture.ana()
        var texts: [String] = []
        for userID in ["ana", "nobody"] {
            await visitor.get("/login?next=/settings")
            let answer = await visitor.send("login", ["userID": userID, "password": "wrong password"])
            #expect(answer.status == 422)
            // removes each form's one-time token, which differs per rendering
            let text = answer.text.replacing(/"waymark-once" value="[0-9a-f]{32}"/, with: "")
            texts.append(text.replacing(userID, with: "USER"))
        }
        #expect(texts[0].contains("Those details don’t match"))
        #expect(texts[0] == texts[1])
        let answer = await visitor.send("login", ["userID": "ana", "password": Self.password])
        #expect(answer["location"] == "/settings")
    }
    @Test("too many attempts are answered with 429")
    func tooMany() async throws {
        _ = try await fixture.ana()
        for _ in 0..<10 {
            await visitor.get("/login")
            await visitor.send("login", ["userID": "ana", "password": "wrong password"])
        }
        await visitor.get("/login")
        #expect(await visitor.send("login", ["userID": "ana", "password": Self.password]).status == 429)
    }
    @Test("the identity set-up leads step by step to the requested page; a step can't be skipped")
    func identity() async {
        await signUp()
        #expect(await visitor.get("/settings/account")["location"] == "/identity?next=/settings/account")
        #expect(
            await visitor.get("/identity?next=/settings/account")["location"] == "/identity/name?next=/settings/account"
        )
        #expect(await visitor.get("/identity/consent")["location"] == "/identity/name")
        await visitor.get("/identity/name?next=/settings/account")
        for (index, answer) in ["Ana", "Here 1", "yes"].enumerated() {
            let old = visitor.cookies["sid-insecure"]
            let sent = await visitor.send("answer", ["answer": answer])
            #expect(sent.status == 303)
            #expect(visitor.cookies["sid-insecure"] != old, "each answer gives the session a new identifier")
            let page = await visitor.visit(sent["location"] ?? "")
            #expect(page.text.contains(index == 2 ? "<dd>Ana</dd>" : "waymark-next"))
        }
        #expect(await visitor.get("/profile/ana").text.contains("Ana"))
    }
    @Test("an empty answer is refused")
    func emptyAnswer() async {
        await signUp()
        await visitor.get("/identity/name")
        #expect(await visitor.send("answer", ["answer": "  "]).status == 422)
    }
    @Test("an upgrade grants the missing permission, and then shows the page at the same address")
    func permission() async {
        await signUp()
        let denied = await visitor.get("/settings/premium")
        #expect(denied.status == 403 && denied.text.contains("Upgrade to Premium"))
        #expect(!denied.text.contains("who visited"))
        let answer = await visitor.send("upgrade")
        #expect(answer.status == 303 && answer["location"] == "/settings/premium")
        #expect(await visitor.get("/settings/premium").text.contains("who visited"))
    }
    @Test("the notification settings require only a session")
    func notifications() async {
        await signUp()
        let page = await visitor.get("/settings/notifications")
        #expect(page.status == 200 && page.text.contains("You’ll hear from us"))
    }
    @Test("home links to a product's page, whose variants link to each other")
    func product() async {
        await signUp()
        #expect(await visitor.get("/home").text.contains("href=\"/product/abc123\""))
        let product = await visitor.get("/product/abc123")
        #expect(
            product.text.contains("Available in red and blue.") && product.text.contains("href=\"/product/abc123/red\"")
        )
        let red = await visitor.get("/product/abc123/red")
        #expect(red.text.contains("Shown in red.") && red.text.contains("href=\"/product/abc123/blue\""))
        #expect(await visitor.get("/product/ab").status == 404)
    }
    @Test("a locked session shows no page; unlocking shows the requested one")
    func locked() async {
        await signUp()
        await visitor.get("/home")
        await visitor.send("lock")
        for target in ["/home", "/settings/privacy", "/profile/ana"] {
            let page = await visitor.get(target)
            #expect(page.status == 403 && page.text.contains("<h1>Locked</h1>") && !page.text.contains("Welcome"))
        }
        #expect(await visitor.send("unlock", ["password": "wrong password"]).status == 422)
        let answer = await visitor.send("unlock", ["password": Self.password])
        #expect(answer.status == 303 && answer["location"] == "/profile/ana")
        #expect(await visitor.get("/profile/ana").status == 200)
    }
    @Test("a log-out clears the browser's data, and the old cookie then leads to the login")
    func logOut() async {
        await signUp()
        let cookies = visitor.cookies
        await visitor.get("/home")
        let answer = await visitor.send("logout")
        #expect(answer["location"] == "/login" && answer["clear-site-data"] != nil)
        visitor.cookies = cookies
        #expect(await visitor.get("/settings")["location"] == "/login?next=/settings")
    }
    @Test("a profile's tab is a query value, and each tab links to the other")
    func tabs() async {
        await signUp()
        let about = await visitor.get("/profile/ana")
        #expect(about.text.contains("href=\"/profile/ana?tab=posts\"") && !about.text.contains("Hi, I’m ana."))
        let posts = await visitor.get("/profile/ana?tab=posts")
        #expect(posts.text.contains("Hi, I’m ana.") && posts.text.contains("href=\"/profile/ana?tab=about\""))
        #expect(await visitor.get("/profile/ana?tab=all").status == 404)
    }
    @Test("with the flag on, a profile without a tab redirects to its posts; the other tab can be shown")
    func flag() async throws {
        let web = try ShellWeb(
            accounts: fixture.accounts, flags: { FeatureFlags([.profilePosts]) },
            security: WebSecurity(hosts: ["shell.app"]))
        let visitor = WebVisitor(web.app, host: "shell.app")
        await signUp(visitor)
        let answer = await visitor.get("/profile/ana")
        #expect(answer.status == 303 && answer["location"] == "/profile/ana?tab=posts")
        #expect(await visitor.get("/profile/ana?tab=about").status == 200)
    }
    @Test("an expired session leads to the login with the requested page")
    func expired() async {
        await signUp()
        fixture.clock.advance(by: .seconds(30 * 60))
        #expect(await visitor.get("/profile/ana")["location"] == "/login?next=/profile/ana")
    }
    @Test(
        "a GET request neither logs out nor locks",
        arguments: ["/logout", "/lock", "/home?waymark-form=0.logout", "/home?lock=1"])
    func onlyForms(_ target: String) async {
        await signUp()
        await visitor.visit(target)
        #expect(await visitor.get("/home").text.contains("Welcome, ana"))
    }
    @Test("a code from the settings replaces a forgotten password, and ends the session")
    func recovery() async throws {
        await signUp()
        await visitor.get("/settings/privacy")
        #expect(await visitor.send("recovery", ["password": "not the password"]).status == 422)
        let page = await visitor.send("recovery", ["password": Self.password])
        #expect(page.status == 200)
        let code = try #require(page.text.firstMatch(of: /recovery code is ([0-9a-f]+)/)).output.1
        let other = WebVisitor(web.app, host: "shell.app")
        await other.get("/forgot-password")
        #expect(
            await other.send("recover", ["userID": "ana", "code": "wrong", "password": "a new long password"]).status
                == 422)
        let answer = await other.send(
            "recover", ["userID": "ana", "code": String(code), "password": "a new long password"])
        #expect(answer.status == 303)
        #expect(await visitor.get("/home")["location"] == "/login?next=/home")
        await other.get("/login")
        #expect(
            await other.send("login", ["userID": "ana", "password": "a new long password"])["location"] == "/home")
    }
    @Test("an unknown path gets a 404 page that names it")
    func notFound() async {
        let page = await visitor.get("/nowhere/1?x=y")
        #expect(page.status == 404 && page.text.contains("<code>/nowhere/1</code>"))
    }
    @Test(
        "hostile text in a form is escaped on the page",
        arguments: ["\"><svg onload=alert(1)>", "</script><b>", "' OR 1=1 --"])
    func hostile(_ text: String) async {
        await visitor.get("/login")
        let page = await visitor.send("login", ["userID": text, "password": "wrong password"])
        #expect(!page.text.contains("<svg") && !page.text.contains("<b>"))
    }
    @Test("pages are rendered without issues")
    func issues() async {
        await signUp()
        for target in [
            "/home", "/settings", "/settings/privacy", "/identity/name", "/profile/ana", "/product/abc123", "/login",
            "/signup",
        ] {
            await visitor.get(target)
            #expect(visitor.last?.answer.issues == [], "\(target)")
        }
    }
}
