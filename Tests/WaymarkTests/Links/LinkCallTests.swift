#if Macros
import Foundation
import Testing
import Waymark
import WaymarkTesting

extension ExampleApp {
    struct LegacyLinks: DeepLinkHandler {
        func navigation(for link: ParsedLink) -> Route? { link["id"].flatMap(Int.init).map(Route.recipe) }
    }

    /// A handler of links with a referral code. They lead to no screen; the app gets the code.
    private struct Referrals: DeepLinkHandler {
        typealias Destination = Route

        let keep: @MainActor @Sendable (String) -> Void
        func action(for link: ParsedLink) -> (@MainActor @Sendable () -> Void)? {
            guard link.segments == ["invite"], let code = link["code"] else { return nil }
            return { keep(code) }
        }
    }

    @MainActor @Suite("The API as apps use it: links")
    struct LinkCallTests {
        let links = LinkTable<Route>(schemes: ["recipes"], hosts: ["recipes.example"], handlers: [LegacyLinks()])
        let router = Router<Route>()

        init() { router.links = links }

        @Test("a link, given as a URL or a string, resolves to a destination and a state")
        func reads() throws {
            let url = try #require(URL(string: "https://recipes.example/recipes/4"))
            #expect(try links.destination(of: url) == .recipe(id: 4))
            #expect(try links.destination(of: "recipes://recipes/4") == .recipe(id: 4))
            #expect(try links.state(of: url.absoluteString) == NavigationState(path: [.recipe(id: 4)]))
            #expect(links.explain(url.absoluteString).hasPrefix("resolves by /recipes/{id}"))
            #expect(links.explain("recipes://recipes/x").contains("parameter 'id'"))
        }
        @Test("resolving a refused link throws an error with the reason")
        func refuses() {
            #expect {
                try links.destination(of: "https://elsewhere.example/recipes/4")
            } throws: { error in
                (error as? LinkError)?.reason == "hostNotAllowed"
            }
        }
        @Test("a destination is printed as a link")
        func prints() {
            #expect(links.url(to: .recipe(id: 4))?.absoluteString == "https://recipes.example/recipes/4")
            #expect(links.link(to: .settings) == "https://recipes.example/settings")
            #expect(LinkTable<Route>(schemes: ["recipes"]).link(to: .settings) == "recipes://settings")
        }
        @Test("requireLink throws an error with the reason if a destination has no link")
        func printsOrThrows() throws {
            let error = #expect(throws: LinkError.self) {
                try links.requireLink(to: .recipe(id: -1))
            }
            #expect(
                error.map { "\($0)" } == "a link '/recipes/{id}' with its values would be refused: "
                    + "parameter 'id': expected a whole number without a sign or leading zeros")
            #expect(try links.requireLink(to: .recipe(id: 4)) == "https://recipes.example/recipes/4")
            let none = #expect(throws: LinkError.self) { try LinkTable<Route>().requireLink(to: .settings) }
            #expect(none.map { "\($0)" } == "the table of links has no host and no scheme; pass one to `LinkTable`")
        }
        @Test func everyDestinationHasALink() {
            let links = LinkTable<Route>(schemes: ["recipes"])
            expectLinks(links, toEveryCaseOf: Route.self, samples: [.recipe(id: 4)])
        }
        @Test("a router opens a link, a URL, and the payload of a notification")
        func opens() throws {
            let url = try #require(URL(string: "recipes://recipes/4"))
            #expect(router.canOpen(url) && !router.canOpen("mailto:a@b.example"))
            router.open(url)
            #expect(router.top == .recipe(id: 4))
            router.open(LaunchEntry(notification: ["link": "recipes://recipes/5"]))
            #expect(router.top == .recipe(id: 5))
            router.open(LaunchEntry(notification: ["data": ["url": "recipes://recipes/6"]], at: ["data", "url"]))
            #expect(router.top == .recipe(id: 6))
            #expect(router.open(LaunchEntry(notification: ["aps": ["badge": 1]])) == nil)
        }
        @Test(
            "linkArrival decides how a link changes the state",
            arguments: [
                (LinkArrival.replacing, NavigationState(path: [Route.recipe(id: 2)])),
                (.reusing, NavigationState(path: [.recipe(id: 1), .recipe(id: 2)])),
                (
                    .onActiveLevel,
                    NavigationState(path: [.recipe(id: 1), .recipe(id: 2), .recipe(id: 3)])
                        .presenting(.settings, as: .sheet, path: [.recipe(id: 2)])
                ),
            ])
        func arrival(_ arrival: LinkArrival, _ state: NavigationState<Route>) {
            router.setPath([.recipe(id: 1), .recipe(id: 2), .recipe(id: 3)], animated: false)
            router.navigate(to: .settings)
            router.linkArrival = arrival
            router.open("recipes://recipes/2")
            router.expect(state)
        }
        @Test("a handler resolves old links, in a router and by itself")
        func handlers() throws {
            #expect(LegacyLinks().navigation(for: try ParsedLink(path: "/recipe.php?id=7")) == .recipe(id: 7))
            router.open("recipes://recipe.php?id=7")
            #expect(router.top == .recipe(id: 7))
        }
        @Test("a link without a screen runs the app's action")
        func actions() {
            var codes: [String] = []
            router.links = LinkTable(schemes: ["recipes"], handlers: [Referrals { codes.append($0) }])
            #expect(router.open("recipes://invite?code=abc").settled == .handled)
            #expect(codes == ["abc"] && router.path.isEmpty)
        }
        @Test("the links of features are merged at run time, and a clash throws")
        func merges() throws {
            let merged = try LinkTable(
                schemes: ["shop"], hosts: ["shop.example"], features: [CatalogFeature(), AccountFeature()])
            #expect(try merged.destination(of: "shop://items/4") == AnyNavigation(Catalog.item(id: 4)))
            #expect(try merged.destination(of: "shop://account") == AnyNavigation(Account.account))
            #expect(throws: LinkSetupError.self) {
                try LinkTable(schemes: ["shop"], features: [CatalogFeature(), CatalogFeature()])
            }
        }
    }
}
#endif
