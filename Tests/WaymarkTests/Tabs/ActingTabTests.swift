import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("A tab that acts is never selected")
struct ActingTabTests {
    private enum AppTab: String, NavigationTab { case compose, home, search }
    private let clock = ManualClock()
    private let tabs = TabRouter<AppTab, Route>(selected: .home) { _ in nil }

    init() {
        tabs.router.timing.clock = .manual(clock)
        tabs.setAction(for: .compose) { router in router.present(.settings, as: .sheet) }
    }

    @Test("a tap calls its action, with the router of the tabs, and leaves the selection and its stack")
    func tap() {
        tabs.router.navigate(to: .detail(1))
        tabs.userDidSelect(.compose)
        #expect(tabs.router.presentingSheet == .settings)
        #expect(tabs.selected == .home && tabs.router.path == [.detail(1)])
        #expect(tabs.visible == AppTab.allCases)
    }
    @Test("the framework, which shows the tapped tab, is made to read the selection again")
    func readAgain() {
        tabs.setAction(for: .compose) { _ in }
        let told = ObservationFlag { _ = tabs.router.host.ground.branches }
        tabs.userDidSelect(.compose)
        #expect(told.isSet)
    }
    @Test("two reports of one tap, and reports in the background, call it once; a later tap calls it again")
    func once() {
        var count = 0
        tabs.setAction(for: .compose) { _ in count += 1 }
        tabs.userDidSelect(.compose)
        tabs.userDidSelect(.compose)
        #expect(count == 1)
        clock.advance(by: .milliseconds(300))
        tabs.userDidSelect(.compose)
        #expect(count == 2)
        clock.advance(by: .seconds(1))
        tabs.router.host.isActive = false
        tabs.userDidSelect(.compose)
        #expect(count == 2)
    }
    @Test("two tabs that act do so one right after the other")
    func two() {
        var acted: [AppTab] = []
        tabs.setAction(for: .compose) { _ in acted.append(.compose) }
        tabs.setAction(for: .search) { _ in acted.append(.search) }
        tabs.userDidSelect(.compose)
        tabs.userDidSelect(.search)
        #expect(acted == [.compose, .search] && tabs.selected == .home)
    }
    @Test("neither code, nor saved state, nor being the first selects it; without an action it is an ordinary tab")
    func selection() async throws {
        #expect(tabs.select(.compose).settled == .failed(.unselectableBranch("compose")))
        let links = try Route.deepLinks()
        let store = MemoryRestorationStore()
        let ordinary = TabRouter<AppTab, Route> { _ in nil }
        Restoration(links: links, store: store).save(ordinary.router.state, owner: nil)
        _ = await tabs.router.restore(from: Restoration(links: links, store: store), owner: nil)
        #expect(tabs.selected == .home)
        let first = TabRouter<AppTab, Route> { _ in nil }
        first.setAction(for: .compose) { _ in }
        #expect(first.selected == .home)
        first.setAction(for: .compose, nil)
        #expect(first.select(.compose).settled == .committed && first.selected == .compose)
    }
    @Test("if every tab acts or is hidden, that is a fault, and nothing changes")
    func all() {
        var faults: [NavigationFault] = []
        tabs.router.faultHandler = { faults.append($0) }
        tabs.setHidden([.search])
        tabs.setAction(for: .home) { _ in }
        #expect(faults == [.noVisibleTab] && tabs.select(.home).settled == .duplicate)
    }
    @Test("an action that uses the router it is given doesn't retain it")
    func lifetime() {
        weak var router: Router<Route>?
        do {
            let tabs = TabRouter<AppTab, Route> { _ in nil }
            tabs.setAction(for: .compose) { $0.navigate(to: .about) }
            router = tabs.router
        }
        #expect(router == nil)
    }
}
