import Testing
import Waymark
import WaymarkLinks

@testable import WaymarkWeb

/// The code of the module's first page.
enum PagesArticle {
    enum CharacterIncomingNavigation: IncomingNavigation {
        case list
        case detail(identifier: Int)

        static var links: Links<CharacterIncomingNavigation> {
            Links {
                DeepLink("/character/{id}") {
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
    struct CharacterFeature: Feature {
        func mainScreen(navigator: any Navigator) -> WebPage { CharacterListViewModel(navigator: navigator).page }
        func screen(for navigation: CharacterIncomingNavigation, navigator: any Navigator) -> WebPage {
            mainScreen(navigator: navigator)
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

@MainActor @Suite("The first page of WaymarkWeb")
struct PagesArticleTests {
    @Test("a link leads where the view model's action does; a proxy's host is answered, with what TLS wants")
    func page() async throws {
        let security =
            WebSecurity(hosts: ["shell.example"], isTLS: true, trustedProxies: 1)
        let feature = PagesArticle.CharacterFeature()
        let app = WebApp(
            registry: FeatureRegistry<WebPage>([feature]) { _, _ in WebPage(title: "") { _ in WebContent {} } },
            main: feature.mainScreen, redirect: PagesArticle.NoRedirect(),
            links: try DeepLinks(schemes: ["app"], features: [feature]),
            layout: WebLayout(name: "Article", stylesheets: []), security: security)
        let answer = await app.answer(WebRequest("GET", "/", headers: ["host": "shell.example"]))
        #expect(answer.text.contains(#"<a href="/character/2">Morty &lt;Smith&gt;</a>"#))
        #expect(answer.issues.isEmpty)
        #expect(answer.headers.contains { $0.name.lowercased() == "strict-transport-security" })
        #expect(await app.answer(WebRequest("GET", "/", headers: ["host": "other.example"])).status != 200)
    }
}
