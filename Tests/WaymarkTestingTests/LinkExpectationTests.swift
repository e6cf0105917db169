#if Macros
import Testing
import Waymark
import WaymarkTesting

/// Destinations whose links, declared with a builder, omit one case.
enum Forgetful: IncomingNavigation, CaseIterable {
    case home, help
    static var links: Links<Forgetful> { Links { LinkRoute("/home", to: .home) } }
}
/// Destinations whose links are declared with a builder, and which aren't `CaseIterable`.
enum Unlisted: IncomingNavigation {
    case home
    case note(Int)
    static var links: Links<Unlisted> { Links { LinkRoute("/home", to: .home) } }
}

@Suite("Expectations of links") struct LinkExpectationTests {
    @Links enum Recipes: IncomingNavigation {
        @Link("/recipes") case list
        @Link("/recipes/{id}") case recipe(id: Int)
        @Link("/{tag}/recipes") case tagged(tag: String)
        case cooking(step: Int)
        case none
    }
    private static let all: [Recipes] = [.recipe(id: 4), .tagged(tag: "soup")]
    private static let linkless: [Recipes] = [.cooking(step: 1), .none]

    @Test("the expectation passes if every case has a link or is excepted")
    func passes() {
        expectLinks(
            LinkTable<Recipes>(), toEveryCaseOf: Recipes.self, samples: Self.all, except: Self.linkless)
        expectLinks(
            LinkTable<Recipes>(hosts: ["recipes.example"]), toEveryCaseOf: Recipes.self, samples: Self.all,
            except: Self.linkless)
    }
    @Test("a failure names a case without a sample")
    func noSample() {
        fails(["recipe(id:): no sample; add a value of the case to 'samples'"]) {
            expectLinks(
                LinkTable<Recipes>(), toEveryCaseOf: Recipes.self, samples: [.tagged(tag: "a")],
                except: Self.linkless)
        }
    }
    @Test("a failure names a case without a link, whether or not the case has values")
    func noLink() {
        fails(["none: no declared link leads to it", "cooking(step: 2): no declared link leads to it"]) {
            expectLinks(LinkTable<Recipes>(), toEveryCaseOf: Recipes.self, samples: Self.all + [.cooking(step: 2)])
        }
    }
    @Test("a failure names a sample whose link would be refused, with the reason")
    func refused() {
        fails(["recipe(id: -1): a link '/recipes/{id}' with its values would be refused: "]) {
            expectLinks(
                LinkTable<Recipes>(), toEveryCaseOf: Recipes.self, samples: Self.all + [.recipe(id: -1)],
                except: Self.linkless)
        }
    }
    @Test("a failure names a case whose pattern starts with a placeholder if the links have only a scheme")
    func scheme() {
        fails(["tagged(tag: \"soup\"): '/{tag}/recipes' has no link 'recipes://…'"]) {
            expectLinks(
                LinkTable<Recipes>(schemes: ["recipes"]), toEveryCaseOf: Recipes.self, samples: Self.all,
                except: Self.linkless)
        }
    }
    @Test("a feature's cases are checked against the links of the whole app")
    func feature() throws {
        let all = Recipes.links.map({ AnyNavigation($0) }, { $0.base as? Recipes })
        let links = try LinkTable<AnyNavigation>(all)
        expectLinks(links, toEveryCaseOf: Recipes.self, samples: Self.all, except: Self.linkless)
        fails(["home: no declared link", "help: no declared link"]) {
            expectLinks(links, toEveryCaseOf: Forgetful.self)
        }
    }
    @Test("a failure names a case of a CaseIterable type that the builder gives no link")
    func builder() {
        fails(["help: no declared link leads to it"]) {
            expectLinks(LinkTable<Forgetful>(), toEveryCaseOf: Forgetful.self)
        }
    }
    @Test("a type whose cases can't be listed fails, but its samples are checked")
    func unlisted() {
        fails([
            "the cases of Unlisted can't be listed: attach @Links to it, or make it CaseIterable",
            "note(1): no declared link",
        ]) {
            expectLinks(LinkTable<Unlisted>(), toEveryCaseOf: Unlisted.self, samples: [.home, .note(1)])
        }
    }
}
#endif
