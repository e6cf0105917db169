#if Inspector
import Foundation
import Testing
import Waymark

@testable import WaymarkInspector

@MainActor @Suite("Links and states on the page")
struct LinkCallTests {
    @Test("the page lists each pattern with the type that declares it")
    func list() async throws {
        let product = try await Shop().ask("links").list("patterns")[1]
        #expect(product.text("pattern") == "/product/{id}" && product.text("owner") == "ShopRoute")
    }
    @Test("explaining a link returns the state that it leads to, and opens nothing")
    func explain() async throws {
        let shop = await Shop()
        let result = try await shop.ask("explain_link", ["link": "shop://account"])
        #expect(result["accepted"] as? Bool == true)
        #expect(result.text("state", "link") == "/account")
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
    @Test("screens have the access rule of their type, or none")
    func rules() async {
        let renderer = ScreenRenderer<AnyNavigation>(links: nil, showsValues: true)
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
            desk.add(InspectedRouter(router, id: "main", name: "Main"))
            guard case .success = await desk.answer("state", Data("{\"source\":\"main\"}".utf8)) else {
                throw Shop.UnexpectedSuccess(method: "state")
            }
        }
        #expect(await desk.answer("state", Data("{\"source\":\"main\"}".utf8)) == .failure(.unknownSource("main")))
        #expect(desk.sources.isEmpty)
    }
}
#endif
