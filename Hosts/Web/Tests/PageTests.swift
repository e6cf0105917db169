import Testing
import Waymark
import WaymarkLinks

@testable import WaymarkWeb

@MainActor @Suite("Pages")
struct PageTests {
    @Test("the path `/` shows the main screen, whose links are found by running actions")
    func home() async throws {
        let answer = try await NoteFeature.app().get("/")
        #expect(answer.status == 200 && answer.issues.isEmpty && answer.route == "note/home")
        #expect(answer.text.contains(#"<a id="list" href="/list">List</a>"#))
        #expect(answer.text.contains(#"<a id="old" href="/list">Old</a>"#), "through the redirect")
        #expect(answer.text.contains(#"<a id="options" href="/?sheet=/options">Options</a>"#))
        #expect(answer.text.contains("<title>Home · Notes</title>"))
    }
    @Test("a page that is requested directly has a link to the one below it")
    func up() async throws {
        let answer = try await NoteFeature.app().get("/note/7")
        #expect(answer.text.contains(#"<a class="wm-up" href="/list">List</a>"#))
        #expect(answer.text.contains("<h1>Note 7</h1>"))
        let list = try await NoteFeature.app().get("/list")
        #expect(list.text.contains(#"<a class="wm-up" href="/">Home</a>"#))
    }
    @Test("`onPage` is called for pages, even unknown ones, but not for assets, health checks or forms")
    func asked() async throws {
        let app = try NoteFeature.app()
        var paths: [String] = []
        app.onPage = { paths.append($0) }
        for target in ["/note/7", "/notes.css", "/nowhere?q=1", "/healthz"] { _ = await app.get(target) }
        _ = await app.get("/list", method: "HEAD")
        _ = await app.send("x=1", to: "/list")
        #expect(paths == ["/note/7", "/nowhere?q=1", "/list"])
    }
    @Test("/readyz reports whether requests can be served, and /healthz always succeeds", arguments: [true, false])
    func readiness(isReady: Bool) async throws {
        let app = try NoteFeature.app()
        #expect(await app.get("/readyz").status == 200)
        app.isReady = { isReady }
        let answer = await app.get("/readyz")
        #expect(answer.status == (isReady ? 200 : 503) && answer["retry-after"] == (isReady ? nil : "1"))
        #expect(await app.get("/healthz").status == 200)
    }
    @Test("a page with a retry time has Retry-After and Refresh headers")
    func tryingAgain() async throws {
        let feature = NoteFeature()
        let away = WebPage(title: "Not now") { _ in
            WebContent(status: 503, retryAfter: 10) { Element("p") { "Not now." } }
        }
        let app = WebApp(
            registry: FeatureRegistry<WebPage>([feature]) { _, _ in away }, main: { _ in away },
            redirector: NoteRedirect(),
            links: try LinkTable(
                schemes: ["notes"], features: [feature], root: AnyNavigation(NoteIncomingNavigation.home)),
            layout: WebLayout(name: "Notes", stylesheets: []), security: WebSecurity(hosts: ["notes.example"]))
        let answer = await app.get("/")
        #expect(answer.status == 503 && answer["retry-after"] == "10" && answer["refresh"] == "10")
        #expect(try await NoteFeature.app().get("/")["refresh"] == nil)
    }
    @Test("a sheet is a dialog over its page, which is inert, and is closed by a link")
    func sheet() async throws {
        let text = try await NoteFeature.app().get("/list?sheet=/options").text
        #expect(text.contains(#"<main id="main" class="wm-main" tabindex="-1" inert>"#))
        #expect(text.contains(#"<dialog class="wm-sheet" open aria-labelledby="wm-title-1" aria-modal="true">"#))
        #expect(text.contains(#"<h2 id="wm-title-1" tabindex="-1" autofocus>Options</h2>"#))
        #expect(text.contains(#"<a class="wm-close" href="/list" data-waymark="close">Close</a>"#))
        #expect(text.contains(#"<a id="more" href="/list?sheet=/options&amp;push=/options/more">More</a>"#))
    }
    @Test("screens inside a sheet lead up within the sheet")
    func insideOfASheet() async throws {
        for link in ["/list?sheet=/options&push=/options/more", "/options/more"] {
            let text = try await NoteFeature.app().get(link).text
            let base = link.hasPrefix("/list") ? "/list" : "/"
            #expect(text.contains(#"<a class="wm-up" href="\#(base)?sheet=/options">Options</a>"#))
            #expect(text.contains(#"href="\#(base)" data-waymark="close""#))
        }
    }
    @Test("a full-screen cover is a page of its own")
    func cover() async throws {
        let text = try await NoteFeature.app().get("/picture/7").text
        #expect(text.contains(#"<body class="wm-cover">"#) && text.contains("<h1>Picture 7</h1>"))
        #expect(text.contains(#"href="/note/7" data-waymark="close""#))
        #expect(!text.contains("<dialog") && !text.contains("wm-header"))
    }
    @Test(
        "an unknown or invalid address gives the not-found screen, with 404",
        arguments: [
            "/nowhere", "/note/x", "/note/007", "/list?sheet=/nowhere", "/note/1?push=/list", "/../etc/passwd",
            "//evil.com",
            "/list?text=%0A",
        ])
    func notFound(_ target: String) async throws {
        let answer = try await NoteFeature.app().get(target)
        #expect(answer.status == 404 && answer.route == "not-found")
        #expect(answer.text.contains("Not found · Notes") && answer.issues.isEmpty)
    }
    @Test("a redirect is answered with 303 to its target")
    func redirect() async throws {
        let answer = try await NoteFeature.app().get("/note/404")
        #expect(answer.status == 303)
        #expect(answer["location"]?.hasPrefix("/list") == true)
    }
    @Test("a direct link to a guarded page is refused")
    func guarded() async throws {
        for link in ["/secret", "/list?sheet=/secret", "/note/1?via=/secret"] {
            let answer = try await NoteFeature.app().get(link)
            #expect(answer.status == 403 && !answer.text.contains("the secret"))
        }
    }
    @Test("an action that fails or leads nowhere is an issue, and a failed one is shown as text without a link")
    func issues() async throws {
        let answer = try await NoteFeature.app().get("/note/1")
        #expect(answer.text.contains(#"<span id="nowhere">Nowhere</span>"#))
        #expect(answer.issues.map(\.problem) == [.failed(.unhandled(name: "note/nowhere")), .capturedNothing])
        #expect(answer.issues.allSatisfy { $0.place.contains("Notes.swift") })
    }
    @Test("an action can tell that it is being captured")
    func capture() async throws {
        var heard: [Bool] = []
        _ = try await NoteFeature.app(onTrack: { heard.append(WebContext.isCapturing) }).get("/options")
        #expect(heard == [true])
    }
    @Test(
        "HEAD gets the same response as GET; only the server omits the body",
        arguments: ["/", "/note/1", "/nowhere", "/healthz", "/notes.css"])
    func head(_ target: String) async throws {
        let app = try NoteFeature.app()
        let (get, head) = (await app.get(target), await app.get(target, method: "HEAD"))
        #expect(head.status == get.status && head.body.count == get.body.count)
        #expect(head.headers.map(\.name) == get.headers.map(\.name))
    }
}

@MainActor @Suite("Forms")
struct FormTests {
    @Test("a form runs the view model's action, and is answered with 303 to the resulting state")
    func search() async throws {
        let app = try NoteFeature.app()
        let page = await app.get("/list")
        #expect(page.text.contains(#"<input type="hidden" name="waymark-form" value="0.search">"#))
        let answer = await app.send("waymark-form=0.search&text=two+words+%26+more", to: "/list")
        #expect(answer.status == 303 && answer["location"] == "/list?text=two%20words%20%26%20more")
        #expect(
            await app.get(answer["location"] ?? "").text.contains(
                "<p id=\"searched\" data-text=\"two words &amp; more\">"))
    }
    @Test("a form in a sheet acts on the sheet's level")
    func sheet() async throws {
        let answer = try await NoteFeature.app().send("waymark-form=1.done", to: "/list?sheet=/options")
        #expect(answer.status == 303 && answer["location"] == "/list")
    }
    @Test("a visitor submits a form of a sheet to the form's address, as a browser does")
    func sheetOfVisitor() async throws {
        let visitor = WebVisitor(try NoteFeature.app(), host: "notes.example")
        await visitor.get("/list?sheet=/options")
        let answer = await visitor.send("done")
        #expect(answer.status == 303 && answer["location"] == "/list")
    }
    @Test("a visitor's choice is stored in a cookie, which may only hold plain values")
    func cookies() async throws {
        let app = try NoteFeature.app(isTLS: true)
        let answer = await app.send("waymark-form=0.keep&value=blue", to: "/list")
        #expect(answer["set-cookie"] == "__Host-kept=blue; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure")
        // a sibling host can set `kept`, but not `__Host-kept`
        let page = await app.get("/list", headers: ["cookie": "a=b; __Host-kept=blue; kept=red"])
        #expect(page.text.contains("<p id=\"kept\">blue</p>"))
        let evil = await app.send("waymark-form=0.keep&value=a%0D%0ASet-Cookie:x=y", to: "/list")
        #expect(evil["set-cookie"] == nil)
    }
    @Test(
        "a malformed form, or one that the page doesn't have, is refused",
        arguments: [
            "", "waymark-form=0.other", "waymark-form=search", "text=x", "waymark-form=%zz", "waymark-form=%ff",
            "waymark-form=0.search&text=a%00b", "waymark-form=0.search&text=a\u{1}", "waymark-form=0.search&text=%7F",
            "waymark-form=0.search%00&text=a",
        ])
    func refused(_ body: String) async throws {
        #expect(try await NoteFeature.app().send(body, to: "/list").status == 400)
    }
    @Test(
        "a form from another site is refused",
        arguments: [
            ["origin": "https://evil.com"], ["origin": "null"], ["sec-fetch-site": "cross-site"],
            ["sec-fetch-site": "same-site"], ["sec-fetch-site": "none"],
            ["origin": "http://notes.example", "sec-fetch-site": "cross-site"],
            ["origin": "http://notes.example.evil.com"],
        ])
    func crossSite(_ headers: [String: String]) async throws {
        let app = try NoteFeature.app()
        #expect(await app.send("waymark-form=0.search&text=x", to: "/list", headers: headers).status == 403)
        for own in [["origin": "null", "sec-fetch-site": "same-origin"], ["origin": "http://notes.example"], [:]] {
            #expect(await app.send("waymark-form=0.search&text=x", to: "/list", headers: own).status == 303)
        }
    }
}

@MainActor @Suite("Caches for links and fragments")
struct MemoryTests {
    @Test("a shared fragment is created once, and not while a form is submitted")
    func shared() async throws {
        var made = 0
        let feature = NoteFeature()
        let registry = FeatureRegistry<WebPage>([feature]) { _, _ in WebPage(title: "") { _ in WebContent {} } }
        let layout = WebLayout(name: "Notes", stylesheets: []) { context in
            context.shared("top") {
                made += 1
                return HTML {
                    context.link(to: { context.coordinator.navigate(to: NoteIncomingNavigation.options) }) { "Top" }
                }
            }
        }
        let app = WebApp(
            registry: registry, main: feature.mainScreen, redirector: NoteRedirect(),
            links: try LinkTable(schemes: ["notes"], features: [feature]), layout: layout,
            security: WebSecurity(hosts: ["notes.example"]))
        #expect(await app.send("waymark-form=0.keep&value=x", to: "/list").status == 303)
        #expect(made == 0)
        let first = await app.get("/home")
        #expect(await app.get("/home").text == first.text && made == 1)
    }
    @Test("a page that is requested twice has the same links, whatever was requested in between")
    func stable() async throws {
        let app = try NoteFeature.app()
        let targets = [
            "/", "/list", "/list?sheet=/options", "/note/1", "/note/1?via=", "/note/1?via=/home", "/options/more",
        ]
        var pages: [String: String] = [:]
        // removes each form's one-time token, which differs per rendering
        func text(_ target: String) async -> String {
            await app.get(target).text.replacing(/"waymark-once" value="[0-9a-f]{32}"/, with: "")
        }
        for target in targets { pages[target] = await text(target) }
        for target in targets.reversed() { #expect(await text(target) == pages[target]) }
        #expect(pages["/note/1?via="]?.contains(#"<a class="wm-up" href="/">"#) == true)
        #expect(pages["/note/1"]?.contains(#"<a class="wm-up" href="/list">"#) == true)
    }
    @Test("more addresses than the cache can hold are all answered")
    func bounded() async throws {
        let app = try NoteFeature.app()
        for number in 0..<2_100 { #expect(await app.get("/note/\(number)").status != 500) }
        #expect(await app.get("/note/7").text.contains("Note 7"))
    }
}
