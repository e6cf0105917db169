import Testing
import Waymark
import WaymarkLinks

@testable import WaymarkWeb

@MainActor @Suite("The look of pages")
struct LookTests {
    private func app(_ layout: WebLayout, isTLS: Bool = false) throws -> WebApp {
        let feature = NoteFeature()
        return WebApp(
            registry: FeatureRegistry<WebPage>([feature]) { _, _ in WebPage(title: "") { _ in WebContent {} } },
            main: feature.mainScreen, redirector: NoteRedirect(),
            links: try LinkTable(schemes: ["notes"], features: [feature]), guard: WebGuard(NoteAccess()),
            layout: layout,
            assets: [
                WebAsset(path: "/notes.css", contentType: "text/css", body: []),
                WebAsset(path: "/notes.png", contentType: "image/png", body: []),
            ],
            security: WebSecurity(hosts: ["notes.example"], isTLS: isTLS))
    }
    private func stylesheets(_ layout: WebLayout) async throws -> [String] {
        let page = try await app(layout).get("/").text
        return page.matches(of: #/<link rel="stylesheet" href="([^"?]+)\?v=/#).map { String($0.1) }
    }

    @Test("an app may have the library's stylesheet, its own, or both")
    func stylesheets() async throws {
        let standard = WebLayout(name: "Notes")
        let own = WebLayout(name: "Notes", stylesheets: ["/notes.css"])
        let both = WebLayout(name: "Notes", stylesheets: [.defaultStylesheet, "/notes.css"])
        #expect(try await stylesheets(standard) == ["/waymark.css"])
        #expect(try await stylesheets(own) == ["/notes.css"])
        #expect(try await stylesheets(both) == ["/waymark.css", "/notes.css"])
    }
    @Test("the library's stylesheet has at most 8,000 bytes, and colors for dark mode")
    func size() async throws {
        let answer = try await app(WebLayout(name: "Notes")).get("/waymark.css")
        #expect(answer["content-type"] == "text/css; charset=utf-8")
        #expect(answer.body.count <= 8_000)
        #expect(answer.text.contains("prefers-color-scheme: dark"))
    }
    @Test("the classes of the frame are in the stylesheet, except for two that are for apps")
    func classes() async throws {
        let app = try app(WebLayout(name: "Notes"))
        let style = await app.get("/waymark.css").text
        for target in ["/", "/list?sheet=/options", "/picture/7", "/secret"] {
            for match in await app.get(target).text.matches(of: #/class="([^"]+)"/#) {
                for name in match.1.split(separator: " ") where !["wm-sheet-body", "wm-cover"].contains(name) {
                    #expect(style.contains(".\(name)"), "\(name) at \(target)")
                }
            }
        }
    }
    @Test("an app without navigation has its name at the top of each page, even of inaccessible ones")
    func brand() async throws {
        let app = try app(WebLayout(name: "Notes"))
        for target in ["/", "/secret"] {
            #expect(await app.get(target).text.contains(#"<a class="brand" href="/">Notes</a>"#), "\(target)")
        }
    }
    @Test(
        "an app without an icon has the first letter of its name as its icon",
        arguments: [("Notes", "N"), ("<&>", ""), ("éa", "É")])
    func icon(name: String, letter: String) async throws {
        let app = try app(WebLayout(name: name))
        #expect(await app.get("/").text.contains(#"<link rel="icon" href="/waymark-icon.svg?v="#))
        #expect(await app.get("/waymark-icon.svg").text.contains(">\(letter)</text>"))
    }
    @Test("pages link to an app's icons by their version")
    func icons() async throws {
        let layout = WebLayout(name: "Notes", icon: "/notes.png", touchIcon: "/notes.png")
        let app = try app(layout)
        let page = await app.get("/").text
        #expect(page.contains(#"<link rel="icon" href="/notes.png?v="#))
        #expect(page.contains(#"<link rel="apple-touch-icon" href="/notes.png?v="#))
        #expect(await !app.get("/waymark-icon.svg").text.contains("<svg"))
    }
    @Test("a page has no preview if neither it nor the app has a description")
    func withoutPreview() async throws {
        #expect(try await !app(WebLayout(name: "Notes")).get("/").text.contains("og:"))
    }
    @Test("a page has a preview with the app's description and picture, on the requested host")
    func preview() async throws {
        let layout = WebLayout(name: "Notes", description: "Notes & more", touchIcon: "/notes.png")
        let page = try await app(layout, isTLS: true).get("/list").text
        #expect(page.contains(#"<meta name="description" content="Notes &amp; more">"#))
        #expect(page.contains(#"<meta property="og:title" content="List">"#))
        #expect(page.contains(#"<meta property="og:site_name" content="Notes">"#))
        #expect(page.contains(#"<meta property="og:description" content="Notes &amp; more">"#))
        #expect(page.contains(#"<meta property="og:image" content="https://notes.example/notes.png?v="#))
    }
    @Test("a page's own description takes precedence over the app's")
    func ownDescription() async throws {
        let layout = WebLayout(name: "Notes", description: "Notes")
        let page = try await app(layout).get("/note/3").text
        #expect(page.contains(#"<meta name="description" content="The note 3">"#))
    }
}
