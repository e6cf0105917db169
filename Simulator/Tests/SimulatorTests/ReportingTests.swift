import Reporting
import Screen
import Testing
import Waymark

private enum Place: Navigation { case home, garden }

@MainActor @Suite struct ReportingTests {
    private let router = Router<Place>()

    @Test func `a router reports what was asked, by what, the outcome and the state`() throws {
        var reported: [ReportedTransition] = []
        router.report { reported.append($0) }
        router.navigate(to: .garden)
        let transition = try #require(reported.first)
        #expect(reported.count == 1)
        #expect(transition.asked == "navigate")
        #expect(transition.origin == "code")
        #expect(transition.outcome.contains("garden"))
        #expect(transition.state.contains("garden"))
    }
    @Test func `slow transitions stretch a router's patience, and fast ones restore it`() {
        let usual = router.timing.callbackTimeout
        router.stretchPatience(by: 8)
        #expect(router.timing.callbackTimeout == usual * 8)
        router.stretchPatience(by: 1 / 8)
        #expect(router.timing.callbackTimeout == usual)
    }
}
