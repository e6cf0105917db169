import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Router properties that screens read")
struct ScreenFactsTests {
    typealias State = NavigationState<Route>

    @Test("top and style describe the router's own level")
    func screen() throws {
        let router = Router<Route>(root: .home)
        #expect(router.top == .home && router.style == nil)
        router.navigate(to: .list)
        #expect(router.top == .list)
        router.navigate(to: .settings)
        let sheet = try #require(router.child)
        #expect(sheet.top == .settings && sheet.style == .sheet)
        sheet.navigate(to: .gallery(1))
        #expect(sheet.child?.style == .fullScreen)
        sheet.child?.dismiss()
        sheet.dismiss()
        #expect(!sheet.isOpen)
        router.expect(State(root: .home, path: [.list]))
    }
    @Test("top can be observed")
    func observed() {
        let router = Router<Route>(root: .home)
        let pushed = ObservationFlag { _ = router.top }
        router.navigate(to: .list)
        #expect(pushed.isSet)
        let root = ObservationFlag { _ = router.root }
        router.perform(.setRoot(.about))
        #expect(root.isSet)
    }
}
