import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Back, forward, and places to return to")
struct HistoryArticleTests {
    typealias State = NavigationState<Route>
    let router: Router<Route>
    init() throws { router = Router(links: try Route.deepLinks()) }

    @Test("a history goes back and forward")
    func steps() {
        let history = NavigationHistory(router)
        router.navigate(to: .list)
        router.open("app://detail/4")
        router.popToRoot()
        history.goBack()  // the detail, on the list
        router.expect(State(path: [.list, .detail(4)]))
        history.goForward()
        if history.canGoForward { history.goForward() }  // observable, for a toolbar
        #expect(!history.canGoForward)
        router.expect(State())
    }
    @Test("a history has checkpoints")
    func checkpoints() {
        let history = NavigationHistory(router)
        router.navigate(to: .detail(1))
        history.mark("basket")
        router.navigate(to: .settings)
        history.go(to: "basket")
        router.expect(State(path: [.detail(1)]))
    }
}
