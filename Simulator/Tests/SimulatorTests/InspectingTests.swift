import Inspecting
import Screen
import Testing
import Waymark

private enum Place: Navigation { case home }

@MainActor @Suite struct InspectingTests {
    @Test func `slow transitions stretch a router's patience, and fast ones restore it`() {
        let router = Router<Place>()
        let usual = router.timing.callbackTimeout
        router.stretchPatience(by: 8)
        #expect(router.timing.callbackTimeout == usual * 8)
        router.stretchPatience(by: 1 / 8)
        #expect(router.timing.callbackTimeout == usual)
    }
}
