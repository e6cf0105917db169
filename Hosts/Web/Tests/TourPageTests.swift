import Testing
import Waymark
import WaymarkLinks

@testable import WaymarkWeb

@MainActor @Suite("The tour's page")
struct TourPageTests {
    private enum CharacterIncomingNavigation: IncomingNavigation {
        case detail(Int)
        static var links: Links<Self> {
            Links {
                LinkRoute("/character/{id}") {
                    .detail($0)
                } values: {
                    if case .detail(let id) = $0 { id } else { nil }
                }
            }
        }
    }
    private struct Feature: Waymark.Feature {
        var links: Links<CharacterIncomingNavigation> { CharacterIncomingNavigation.links }
        func mainScreen(navigator: any Navigator) -> WebPage {
            func select(_ identifier: Int) { navigator.navigate(to: CharacterIncomingNavigation.detail(identifier)) }
            let page = WebPage(title: "Characters") { context in
                WebContent {
                    Element("ul") {
                        for identifier in [1, 2, 3] {
                            Element("li") {
                                context.link(to: { select(identifier) }) { "Character \(identifier)" }
                            }
                        }
                    }
                }
            }
            return page
        }
        func screen(for navigation: CharacterIncomingNavigation, navigator: any Navigator) -> WebPage {
            mainScreen(navigator: navigator)
        }
    }
    private struct NoRedirect: NavigationRedirect {
        func redirect(_ navigation: any Navigation) -> (any Navigation)? { nil }
    }

    @Test("its links are where its actions lead")
    func page() async throws {
        let feature = Feature()
        let registry = FeatureRegistry<WebPage>([feature]) { _, _ in WebPage(title: "") { _ in WebContent {} } }
        let app = WebApp(
            registry: registry, main: feature.mainScreen, redirector: NoRedirect(),
            links: try LinkTable(schemes: ["app"], features: [feature]),
            layout: WebLayout(name: "Tour", stylesheets: []), security: .loopback(port: 1))
        let answer = await app.answer(WebRequest("GET", "/", headers: ["host": "localhost:1"]))
        #expect(answer.text.contains(#"<li><a href="/character/2">Character 2</a></li>"#))
        #expect(answer.issues.isEmpty)
    }
}
