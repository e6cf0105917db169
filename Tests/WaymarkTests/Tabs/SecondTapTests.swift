import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Second taps on a tab at its root, which scroll to the top")
struct SecondTapTests {
    private let clock = ManualClock()
    private let tabs = TabRouter<Tab, Route> { $0 == .home ? .home : .list }

    init() { tabs.router.timing.clock = .manual(clock) }
    private func tap(_ tab: Tab) {
        clock.advance(by: .milliseconds(300))
        tabs.userDidSelect(tab)
    }
    private func counts() -> [Int] { Tab.allCases.map { tabs.router.host.ground.rootTaps(on: $0.rawValue) } }

    @Test("a tap that pops or selects isn't counted, and the next tap on the same tab is")
    func counted() {
        tabs.router.navigate(to: .about)
        tap(.home)
        #expect(tabs.router.path == [] && counts() == [0, 0])
        tap(.home)
        #expect(counts() == [1, 0])
        tap(.search)
        #expect(counts() == [1, 0])
        tap(.search)
        tap(.search)
        #expect(counts() == [1, 2])
    }
    @Test("a selection that is reported twice for one tap isn't a second tap")
    func twice() {
        tap(.search)
        tabs.userDidSelect(.search)
        #expect(counts() == [0, 0])
    }
    @Test("readers of the count are notified of a second tap")
    func observed() {
        let host = tabs.router.host.ground
        let told = ObservationFlag { _ = host.rootTaps(on: "home") }
        tap(.home)
        #expect(told.isSet)
    }
}
