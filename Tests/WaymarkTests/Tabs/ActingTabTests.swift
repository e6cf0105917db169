import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Tabs that act")
struct ActingTabTests {
    private enum AppTab: String, NavigationTab { case compose, home, search }
    private let clock = ManualClock()
    private let tabs = TabRouter<AppTab, Route>(selected: .home) { _ in nil }

    init() {
        tabs.router.timing.clock = .manual(clock)
        tabs.setAction(for: .compose) { router in router.present(.settings, as: .sheet) }
    }

    @Test("a tap calls the tab's action with the tabs' router, and keeps the selection and its stack")
    func tap() {
        tabs.router.navigate(to: .detail(1))
        tabs.userDidSelect(.compose)
        #expect(tabs.router.presentingSheet == .settings)
        #expect(tabs.selected == .home && tabs.router.path == [.detail(1)])
        #expect(tabs.visible == AppTab.allCases)
    }
    @Test("tap() calls the action, even twice in quick succession, and needs no container")
    func tapByCode() {
        var count = 0
        tabs.setAction(for: .compose) { _ in count += 1 }
        #expect(tabs.tap(.compose).settled == .handled && tabs.tap(.compose).settled == .handled)
        #expect(count == 2 && tabs.selected == .home && tabs.router.store.host == nil)
    }
    @Test("tap() performs the navigation of the tab's action, and keeps the selection")
    func tapInATest() {
        tabs.tap(.compose)
        #expect(tabs.router.presentingSheet == .settings && tabs.selected == .home)
    }
    @Test("tap() selects an ordinary tab, or pops the selected one to its root")
    func tapOnOrdinaryTab() {
        #expect(tabs.tap(.search).settled == .committed && tabs.selected == .search)
        tabs.router.navigate(to: .detail(1))
        #expect(tabs.tap(.search).settled == .committed && tabs.router.path.isEmpty)
        #expect(tabs.tap(.search).settled == .duplicate)
        tabs.setHidden([.home])
        #expect(tabs.tap(.home).settled == .failed(.unselectableBranch("home")) && tabs.selected == .search)
    }
    @Test("the failure of selecting a tab that acts names the tab and TabRouter.tap")
    func failureText() {
        let text = NavigationFailure.unselectableBranch("compose").description
        #expect(text == "branch 'compose' can't be selected: it is a hidden tab, or one that acts (see TabRouter.tap)")
    }
    @Test("a tap on a tab that acts notifies readers of the selection")
    func readAgain() {
        tabs.setAction(for: .compose) { _ in }
        let told = ObservationFlag { _ = tabs.router.host.ground.branches }
        tabs.userDidSelect(.compose)
        #expect(told.isSet)
    }
    @Test("a later tap calls the action again, but a repeated report of a tap or one in the background doesn't")
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
    @Test("taps on two tabs that act, in quick succession, call both actions")
    func two() {
        var acted: [AppTab] = []
        tabs.setAction(for: .compose) { _ in acted.append(.compose) }
        tabs.setAction(for: .search) { _ in acted.append(.search) }
        tabs.userDidSelect(.compose)
        tabs.userDidSelect(.search)
        #expect(acted == [.compose, .search] && tabs.selected == .home)
    }
    @Test("a tab that acts isn't selected by code, by saved state or as the first tab, until its action is removed")
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
    @Test("a fault is reported if every tab acts or is hidden, and nothing changes")
    func all() {
        var faults: [NavigationFault] = []
        tabs.router.faultHandler = { faults.append($0) }
        tabs.setHidden([.search])
        tabs.setAction(for: .home) { _ in }
        #expect(faults == [.noVisibleTab] && tabs.select(.home).settled == .duplicate)
    }
    @Test("an action that uses its router argument doesn't retain the router")
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
