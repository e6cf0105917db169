#if Inspector
import Foundation
import Testing
import Waymark

@testable import WaymarkInspector

@MainActor @Suite("Links and guards on the page")
struct LinkCallTests {
    @Test("the page lists each pattern with its parameters and an example")
    func list() async throws {
        let links = try await Shop().ask("links")
        #expect(links["hosts"] as? [String] == ["shop.example"])
        let product = links.list("patterns")[1]
        #expect(product.text("pattern") == "/product/{id}" && product.text("destination") == "shop/product")
        #expect(product.text("parameters", "0", "type") == "Int" && product.text("parameters", "0", "where") == "path")
        #expect(product.text("example") == "/product/42")
    }
    @Test(
        "a pattern is filled in with values",
        arguments: [
            (1, ["id": "7"], "https://shop.example/product/7"),
            (2, ["text": "tea & cake"], "https://shop.example/search?q=tea%20%26%20cake"),
        ])
    func print(pattern: Int, values: [String: String], link: String) async throws {
        #expect(try await Shop().ask("print_link", ["pattern": pattern, "values": values]).text("link") == link)
    }
    @Test(
        "an invalid parameter is reported by name",
        arguments: [
            (1, [:], "'id' is missing"), (1, ["id": "x"], "'id' isn't a valid Int"),
            (1, ["id": "1", "nope": "2"], "values.nope"),
            (2, ["text": ""], "'text' is missing"),
        ])
    func badValues(pattern: Int, values: [String: String], message: String) async throws {
        let error = try await Shop().error("print_link", ["pattern": pattern, "values": values])
        #expect(error.code == .badParameters)
        #expect(error.message.contains(message), "\(error.message)")
    }
    @Test("an unknown pattern number is refused", arguments: [-1, 6, 1_000])
    func badPattern(number: Int) async throws {
        #expect(try await Shop().error("print_link", ["pattern": number, "values": [:]]).code == .notFound)
    }
    @Test("explaining a link returns its state and the guards' answers, and opens nothing")
    func explain() async throws {
        let shop = await Shop()
        let result = try await shop.ask("explain_link", ["link": "shop://account"])
        #expect(result["accepted"] as? Bool == true)
        #expect(result.text("state", "link") == "/account")
        #expect(result.list("guards").map { $0.text("decision") } == ["allowed", "denied"])
        #expect(shop.router.top == .home, "nothing was opened")
    }
    @Test("an explanation of a refused link has the reason")
    func explainRefusal() async throws {
        let result = try await Shop().ask("explain_link", ["link": "shop://product/x"])
        #expect(result["accepted"] as? Bool == false)
        #expect(result.text("refusal", "rule") == "invalidParameter")
        let candidates = result.list("candidates")
        #expect(candidates[0].text("refusedAt", "kind") == "segment" && candidates[0].text("refusedAt", "name") == "1")
        #expect(
            candidates[1].text("refusedAt", "kind") == "parameter" && candidates[1].text("refusedAt", "name") == "id")
    }
    @Test("the row of a destination has the guard's answer for the current session")
    func guards() async throws {
        let shop = await Shop()
        var result = try await shop.ask("guards")
        func decision(_ text: String) -> String? {
            result.list("rows").first { $0.text("destination", "text") == text }?.text("decision")
        }
        #expect(decision("account") == "denied" && result["session"] == nil)
        #expect(result["reasons"] as? [String] == ["unauthenticated"])
        shop.logIn()
        result = try await shop.ask("guards")
        #expect(decision("account") == "allowed" && result.text("session", "owner") == "ana")
    }
    @Test("the row of a redirected destination has the target, whose own row follows")
    func redirects() async throws {
        let shop = await Shop()
        shop.router.setRedirect { $0 == .cart ? .account : nil }
        let rows = try await shop.ask("guards").list("rows")
        let index = try #require(rows.firstIndex { $0.text("destination", "text") == "cart" })
        #expect(rows[index].text("decision") == "redirected" && rows[index].text("to", "text") == "account")
        #expect(rows[index + 1].text("decision") == "denied")
    }
    @Test("screens have the access rule of their type, or none")
    func rules() async {
        let renderer = ScreenRenderer<AnyNavigation>(links: nil)
        let (ruled, free) = (AnyNavigation(ShopRoute.account), AnyNavigation(WalkRoute.nested(.inner)))
        #expect(await renderer.screen(ruled).access == .session)
        #expect(await renderer.screen(free).access == nil)
    }
    @Test("the state has the phase, and the denied destination that a login will show")
    func state() async throws {
        let shop = await Shop()
        shop.router.navigate(to: .account)
        var state = try await shop.ask("state")
        #expect(state.text("phase") == "unauthenticated" && state.text("intended", "text") == "account")
        #expect(state.text("levels", "1", "style") == "sheet")
        shop.logIn()
        state = try await shop.ask("state")
        #expect(state.text("phase") == "authenticated" && state["intended"] == nil)
        shop.app.lock()
        #expect(try await shop.ask("state").text("phase") == "locked")
    }
    @Test("a deallocated router is no longer a source")
    func gone() async throws {
        let desk = InspectorDesk(app: "shop")
        do {
            let router = Router<ShopRoute>(root: .home)
            desk.add(
                InspectedRouter(
                    router, id: "main", name: "Main", links: nil, actions: [], setup: nil,
                    capacity: 9, session: { nil }))
            guard case .success = await desk.answer("state", Data("{\"source\":\"main\"}".utf8)) else {
                throw Shop.UnexpectedSuccess(method: "state")
            }
        }
        #expect(await desk.answer("state", Data("{\"source\":\"main\"}".utf8)) == .failure(.unknownSource("main")))
        #expect(desk.sources.isEmpty)
    }
}
#endif
