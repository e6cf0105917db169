#if Inspector
import Testing
import Waymark
import WaymarkInspector
import WaymarkTesting

/// The code of "Inspecting an app", "Inspecting a device", and "Recording tests, and agents".
@MainActor @Suite("The articles on inspecting")
struct InspectingArticle {
    @Test("the articles' code starts an Inspector, and adds routers, actions and test setups")
    func code() async throws {
        let links = LinkTable<ShopRoute>(schemes: ["shop"])
        let router = Router<ShopRoute>(root: .home)
        let secondWindow = Router<ShopRoute>(root: .home)
        let session = Session(owner: "ana")
        let app = AppCoordinator(Router<ShopRoute>(root: .home), sessions: SessionRepositoryMock(nil), onDenial: nil)
        #if DEBUG
        let inspector = try await Inspector.start(router, links: links)  // prints one URL with a token
        #endif
        inspector.add(secondWindow, name: "Window 2")
        inspector.add(app, name: "Shop", actions: [InspectorAction("Log in") { app.logIn(session) }])
        let setup = InspectorTestSetup(imports: ["ShopApp"], router: "try Shop.router()")
        inspector.add(router, name: "Again", tests: setup)
        let appSetup = InspectorTestSetup(
            imports: ["ShopApp"], app: "Shop.app(sessions: sessions, clock: .manual(clock))")
        inspector.add(app, name: "Shop again", tests: appSetup)
        #expect(inspector.port != nil)
        await inspector.stop()
    }
}
#endif
