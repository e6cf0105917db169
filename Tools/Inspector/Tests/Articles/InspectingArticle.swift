#if Inspector
import Testing
import Waymark
import WaymarkInspector
import WaymarkTesting

/// The code of the module's landing page.
@MainActor @Suite("WaymarkInspector's landing page")
struct InspectingArticle {
    @Test("the article's code starts an Inspector, and adds routers and test setups")
    func code() async throws {
        let router = Router<ShopRoute>(root: .home)
        let secondWindow = Router<ShopRoute>(root: .home)
        let app = AppCoordinator(Router<ShopRoute>(root: .home), sessions: SessionRepositoryMock(nil), onDenial: nil)
        #if DEBUG
        let inspector = try await Inspector.start(router)  // prints one URL with a token
        #endif
        inspector.add(secondWindow, name: "Window 2")
        inspector.add(app, name: "Shop")
        let setup = InspectorTestSetup(imports: ["ShopApp"], router: "try Shop.router()")
        inspector.add(router, name: "Again", tests: setup)
        let appSetup = InspectorTestSetup(
            imports: ["ShopApp"], app: "Shop.app(sessions: sessions, clock: .manual(clock))")
        inspector.add(app, name: "Shop again", tests: appSetup)
        #expect(inspector.url != nil)
        await inspector.stop()
    }
}
#endif
