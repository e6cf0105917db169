import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Router properties that screens read")
struct ScreenFactsTests {
    typealias State = NavigationState<Route>

    @Test("canGoBack, top, contains and style describe the router's own level")
    func screen() throws {
        let router = Router<Route>(root: .home)
        #expect(!router.canGoBack && router.top == .home && router.style == nil)
        router.navigate(to: .list)
        #expect(router.canGoBack && router.top == .list)
        #expect(router.contains(.home) && router.contains(.list) && !router.contains(.about))
        router.navigate(to: .settings)
        let sheet = try #require(router.child)
        #expect(sheet.canGoBack && sheet.top == .settings && sheet.style == .sheet)
        sheet.navigate(to: .gallery(1))
        #expect(sheet.child?.style == .fullScreen)
        sheet.child?.dismiss()
        sheet.dismiss()
        #expect(!sheet.isOpen && !sheet.canGoBack)
        router.expect(State(root: .home, path: [.list]))
    }
    @Test("canGoBack, top and contains can be observed")
    func observed() {
        let router = Router<Route>(root: .home)
        let flags = [
            ObservationFlag { _ = router.canGoBack }, ObservationFlag { _ = router.top },
            ObservationFlag { _ = router.contains(.about) },
        ]
        router.navigate(to: .list)
        for flag in flags { #expect(flag.isSet) }
        let root = ObservationFlag { _ = router.contains(.home) }
        router.perform(.setRoot(.about))
        #expect(root.isSet)
    }
}
