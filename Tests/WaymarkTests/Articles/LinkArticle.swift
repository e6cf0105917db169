import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

/// The code in the landing page of WaymarkLinks's documentation.
enum LinkArticle {
    enum Route: Navigation {
        case home
        case profile(Int)
        case comment(Int, String)

        static var links: Links<Route> {
            Links {
                LinkRoute("/home", to: .home)
                LinkRoute("/profile/{id}", "/profile?id={id}") {
                    .profile($0)
                } values: {
                    if case .profile(let id) = $0 { id } else { nil }
                }
                LinkRoute("/profile/{id}/comments/{tag}") {
                    .comment($0, $1)
                } values: {
                    if case .comment(let id, let tag) = $0 { (id, tag) } else { nil }
                }
            }
        }
    }
}

@MainActor @Suite("Links, without macros")
struct LinkArticleTests {
    @Test("links resolve to destinations, and destinations are printed as links")
    func links() throws {
        typealias Route = LinkArticle.Route
        let links = LinkTable<Route>(schemes: ["shell"], hosts: ["shell.app"])
        #expect(try links.destination(of: "shell://profile/42") == .profile(42))
        #expect(try links.destination(of: "https://shell.app/profile?id=42") == .profile(42))
        #expect(links.link(to: .profile(42)) == "https://shell.app/profile/42")
        #expect(links.path(to: .comment(42, "new")) == "/profile/42/comments/new")
    }
}

/// The code of "Receiving links", and the handler of "Declaring links".
enum StateArticle {
    enum Route: Navigation {
        case character(Int)
        case notFound(String)

        static var links: Links<Route> {
            Links {
                LinkRoute("/character/{id}") {
                    .character($0)
                } values: {
                    if case .character(let id) = $0 { id } else { nil }
                }
            }
        }
    }

    struct OldLinks: DeepLinkHandler {
        func navigation(for link: ParsedLink) -> Route? {
            link.segments == ["show"] ? link["id"].flatMap { try? Int.parse($0) }.map(Route.character) : nil
        }
    }
}

@MainActor @Suite("Receiving links")
struct StateArticleTests {
    typealias OldLinks = StateArticle.OldLinks
    let router = Router<StateArticle.Route>()

    @Test("a link is opened, and an unknown one shows the not-found destination")
    func open() {
        router.links = LinkTable(schemes: ["challenge"], hosts: ["challenge.example"], notFound: { .notFound($0) })
        router.open("challenge://character/42")
        router.expect(NavigationState(path: [.character(42)]))
        router.open("challenge://nowhere?a=b")
        router.expect(NavigationState(path: [.character(42), .notFound("/nowhere")]))
    }
    @Test("a handler opens the links of an older version")
    func handler() {
        router.links = LinkTable(schemes: ["challenge"], hosts: ["challenge.example"], handlers: [OldLinks()])
        router.open("challenge://show?id=42")
        router.expect(NavigationState(path: [.character(42)]))
        guard case .failed(.link) = router.open("challenge://show?id=x").settled else {
            Issue.record("a link that the handler doesn't know should fail")
            return
        }
    }
}
