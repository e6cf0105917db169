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
    private func counts() -> [Int] { Tab.allCases.map { tabs.router.host.ground.secondTaps(on: $0.rawValue) } }

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
        let told = ObservationFlag { _ = host.secondTaps(on: "home") }
        tap(.home)
        #expect(told.isSet)
    }
}

@MainActor @Suite("Navigating to a tab's own root")
struct TabRootTests {
    private func tabs() -> TabRouter<Tab, Route> { TabRouter<Tab, Route> { $0 == .home ? .home : .list } }

    @Test("a navigation to a tab's own root, in that tab, pops to it")
    func ownRoot() {
        let tabs = tabs()
        tabs.navigate(to: .detail(1), in: .search)
        tabs.navigate(to: .list, in: .search)
        #expect(tabs.path(of: .search) == [])
        #expect(tabs.navigate(to: .list, in: .search).settled == .duplicate)
        tabs.select(.home)
        tabs.router.navigate(to: .settings)
        #expect(tabs.navigate(to: .list, in: .search).settled == .committed)
        #expect(tabs.selected == .search && tabs.path(of: .search) == [] && tabs.router.child == nil)
        #expect(tabs.router.records.last?.destination == .list)
        tabs.navigate(to: .list, in: .home)
        #expect(tabs.path(of: .home) == [.list], "another tab's root is pushed")
    }
    @Test("a destination that is redirected to the tab's root pops to it")
    func redirectedRoot() {
        let tabs = tabs()
        tabs.router.setRedirect { $0 == .about ? .list : nil }
        tabs.navigate(to: .detail(1), in: .search)
        tabs.navigate(to: .about, in: .search)
        #expect(tabs.path(of: .search) == [])
    }
    @Test("selecting a tab with a denied root is committed, with the login over it; navigating to the root is denied")
    func protectedTab() {
        let tabs = TabRouter<Tab, Route> { $0 == .home ? .home : .list }
        tabs.router.setGuard(RuleGuard { route in route == .list ? .denied(.unauthenticated) : .allowed }) { _, _ in
            .settings
        }
        #expect(tabs.router.navigate(to: .list).settled == .denied(.unauthenticated))
        tabs.router.dismissAll()
        #expect(tabs.select(.search).settled == .committed)
        #expect(tabs.selected == .search && tabs.router.root == nil && tabs.router.presentingSheet == .settings)
    }
    @Test("an explicit push on a tab's root stays a push")
    func push() {
        let tabs = tabs()
        tabs.select(.search)
        tabs.router.push(.list)
        #expect(tabs.router.path == [.list])
    }
}
