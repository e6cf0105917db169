import Testing
import Waymark
import WaymarkLinks

@testable import WaymarkWeb

/// The code of the module's articles.
enum PagesArticle {
    enum CharacterIncomingNavigation: IncomingNavigation {
        case list
        case detail(identifier: Int)

        static var links: Links<CharacterIncomingNavigation> {
            Links {
                LinkRoute("/character/{id}") {
                    .detail(identifier: $0)
                } values: {
                    if case .detail(let identifier) = $0 { identifier } else { nil }
                }
            }
        }
    }
    struct Character { let identifier: Int, name: String }

    @MainActor final class CharacterListViewModel {
        private(set) var characters: [Character] = []
        private let navigator: any Navigator

        init(navigator: any Navigator) { self.navigator = navigator }
        func load() async { characters = [Character(identifier: 2, name: "Morty <Smith>")] }
        func didSelect(_ character: Character) {
            navigator.navigate(to: CharacterIncomingNavigation.detail(identifier: character.identifier))
        }
    }
    @MainActor final class CharacterDetailViewModel {
        private(set) var name = ""

        func load() async { name = "Morty" }
    }
    @MainActor final class ReportViewModel {
        private(set) var lines: [String] = []
        private(set) var failure: String?

        func load() async { (lines, failure) = (["1 & 2"], "3 is missing.") }
    }
    struct CharacterFeature: Feature {
        func mainScreen(navigator: any Navigator) -> WebPage { CharacterListViewModel(navigator: navigator).page }
        func screen(for navigation: CharacterIncomingNavigation, navigator: any Navigator) -> WebPage {
            CharacterDetailViewModel().page
        }
    }
    struct NoRedirect: NavigationRedirect {
        func redirect(_ navigation: any Navigation) -> (any Navigation)? { nil }
    }
}

extension PagesArticle.CharacterListViewModel {
    var page: WebPage {
        WebPage(title: "Characters") { context in
            await self.load()
            return WebContent {
                for character in self.characters {
                    context.link(to: { self.didSelect(character) }) { character.name }
                }
            }
        }
    }
}

extension PagesArticle.CharacterDetailViewModel {
    var page: WebPage {
        WebPage(title: "Character", isPublic: true) { context in
            await self.load()
            return WebContent(title: self.name) {
                Element("img", .src(context.asset("/portrait.svg")), .alt(self.name))
            }
        }
    }
}

extension PagesArticle.ReportViewModel {
    var page: WebPage {
        WebPage(streaming: "Report") { context in
            await self.load()
            return HTML {
                for line in self.lines { Element("p") { line } }
                if let failure = self.failure {
                    Element("p", HTMLAttribute("role", "alert")) { failure }
                }
            }
        }
    }
}

@MainActor @Suite("The articles of WaymarkWeb")
struct PagesArticleTests {
    @Test("a page links to the target of its view model's action, and only the app's host is served")
    func page() async throws {
        let app = try Self.app()
        let answer = await app.answer(WebRequest("GET", "/", headers: ["host": "shell.example"]))
        #expect(answer.text.contains(#"<a href="/character/2">Morty &lt;Smith&gt;</a>"#))
        #expect(answer.issues.isEmpty)
        #expect(answer.headers.contains { $0.name.lowercased() == "strict-transport-security" })
        #expect(await app.answer(WebRequest("GET", "/", headers: ["host": "other.example"])).status != 200)
    }
    @Test("browsers cache a public page, which links to its picture by version")
    func kept() async throws {
        let headers = ["host": "shell.example"]
        let answer = try await Self.app().answer(WebRequest("GET", "/character/2", headers: headers))
        #expect(answer["cache-control"] == "no-cache" && answer.text.contains("/portrait.svg?v="))
    }
    @Test("a streamed page is sent up to its title first, and its content and failure follow")
    func streamed() async throws {
        let app = try Self.app(main: PagesArticle.ReportViewModel().page)
        var first = ""
        let request = WebRequest("GET", "/", headers: ["host": "shell.example"])
        let answer = await app.answer(request) { part, _ in first = part.text }
        #expect(first.hasSuffix("<h1>Report</h1>"))
        #expect(answer.text.hasPrefix(first + #"<p>1 &amp; 2</p><p role="alert">3 is missing.</p>"#))
    }
    private static func app(main: WebPage? = nil) throws -> WebApp {
        let security =
            WebSecurity(hosts: ["shell.example"], isTLS: true, trustedProxies: 1)
        let feature = PagesArticle.CharacterFeature()
        return WebApp(
            registry: FeatureRegistry<WebPage>([feature]) { _, _ in WebPage(title: "") { _ in WebContent {} } },
            main: { main ?? feature.mainScreen(navigator: $0) }, redirector: PagesArticle.NoRedirect(),
            links: try LinkTable(schemes: ["app"], features: [feature]),
            layout: WebLayout(name: "Article", stylesheets: []),
            assets: [WebAsset(path: "/portrait.svg", contentType: "image/svg+xml", body: [])], security: security)
    }
}
