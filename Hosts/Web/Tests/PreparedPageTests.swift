import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@testable import WaymarkWeb

private enum ShelfNavigation: IncomingNavigation, GuardedNavigation {
    case book(Int), secret

    var accessRule: AccessRule { self == .secret ? .nobody : .everyone }
    static var links: Links<ShelfNavigation> {
        Links {
            LinkRoute("/secret", to: .secret)
            LinkRoute("/books/{id}") {
                .book($0)
            } values: {
                if case .book(let id) = $0 { id } else { nil }
            }
        }
    }
}

/// A feature that prepares its pages, and records its loads.
@MainActor private final class ShelfFeature: Feature {
    private(set) var loads: [ShelfNavigation] = []
    nonisolated init() {}

    func prepare(for navigation: ShelfNavigation) -> Preparation? {
        Preparation { [self] in
            loads.append(navigation)
            return "the text of \(navigation)"
        }
    }
    func mainScreen(navigator: any Navigator) -> WebPage {
        WebPage(title: "Shelf") { _ in WebContent { Element("p") { "the shelf" } } }
    }
    func screen(for navigation: ShelfNavigation, navigator: any Navigator) -> WebPage {
        let text = navigator.prepared(for: navigation, as: String.self)
        return WebPage(title: "Book") { _ in
            let text = (try? await text.get()) ?? "nothing"
            return WebContent { Element("p") { text } }
        }
    }
    func app() throws -> WebApp {
        struct NoRedirect: NavigationRedirect {
            func redirect(_ navigation: any Navigation) -> (any Navigation)? { nil }
        }
        return WebApp(
            registry: FeatureRegistry<WebPage>([self]) { _, _ in
                WebPage(title: "Not found") { _ in WebContent(status: 404) { Element("p") { "not found" } } }
            }, main: mainScreen, redirector: NoRedirect(), links: try LinkTable(schemes: ["shelf"], features: [self]),
            guard: WebGuard { _ in
                ShelfGuard()
            } onDenial: { _, _ in
                .refused
            },
            layout: WebLayout(name: "Shelf", stylesheets: []), security: WebSecurity(hosts: ["notes.example"]))
    }
}
private struct ShelfGuard: AccessGuard {
    func access(to destination: AnyNavigation) -> AccessAnswer<AnyNavigation> {
        switch destination.accessRule.decision(for: nil) {
        case .allowed: .allowed
        case .denied(let reason): .denied(reason)
        }
    }
}

@MainActor @Suite("Prepared pages")
struct PreparedPageTests {
    private let feature = ShelfFeature()

    @Test("a page shows the content that its feature prepares, and each request loads it once")
    func prepared() async throws {
        let app = try feature.app()
        #expect(await app.get("/books/3").text.contains("the text of book(3)"))
        #expect(feature.loads == [.book(3)])
        _ = await app.get("/books/3")
        #expect(feature.loads.count == 2, "nothing is kept from one request to the next")
    }
    @Test("nothing is loaded for a page that the guard denies")
    func denied() async throws {
        let app = try feature.app()
        let answer = await app.get("/secret")
        #expect(answer.status == 403)
        // a load for the denied page would have begun before this page's load
        _ = await app.get("/books/3")
        #expect(feature.loads == [.book(3)])
    }
}
