import Testing
import Waymark
import WaymarkTesting

private enum AppTab: String, NavigationTab { case home, search, beta, admin }

@MainActor @Suite("Hidden tabs")
struct HiddenTabTests {
    private let tabs = TabRouter<AppTab, Route> { route in
        route == .about ? .beta : nil
    } root: { tab in
        tab == .home ? .home : .list
    }
    private func hide(_ hidden: Set<AppTab>) { tabs.setHidden(hidden) }

    @Test("a hidden tab keeps its stack, and modals stay")
    func kept() {
        tabs.navigate(to: .detail(1), in: .beta)
        tabs.router.navigate(to: .settings)
        hide([.beta])
        #expect(tabs.selected == .admin && tabs.router.presentingSheet == .settings)
        #expect(tabs.path(of: .beta) == [.detail(1)])
        hide([])
        #expect(tabs.selected == .admin)
        tabs.select(.beta)
        #expect(tabs.router.path == [.detail(1)])
    }
    @Test("hiding a tab that isn't selected needs no transition")
    func unselected() {
        let before = tabs.router.records.count
        let told = ObservationFlag { _ = tabs.visible }
        hide([.beta])
        #expect(tabs.selected == .home && tabs.router.records.count == before)
        #expect(told.isSet)
    }
    @Test("a navigation to a hidden tab fails, and nothing changes")
    func asked() {
        hide([.beta])
        tabs.router.navigate(to: .settings)
        let before = tabs.router.state
        #expect(tabs.select(.beta).settled == .failed(.unselectableBranch("beta")))
        #expect(tabs.navigate(to: .detail(1), in: .beta).settled == .failed(.unselectableBranch("beta")))
        #expect(tabs.router.state == before)
        tabs.userDidSelect(.beta)
        #expect(tabs.router.state == before)
        #expect(tabs.router.records.last?.outcome == .failed(.unselectableBranch("beta")))
        #expect("\(NavigationFailure.unselectableBranch("beta"))".contains("'beta'"))
    }
    @Test("a sequence may pass through a hidden tab")
    func sequence() {
        hide([.beta])
        let through: NavigationAction<Route> = .sequence([.select(branch: "beta"), .select(branch: "search")])
        #expect(tabs.router.perform(through).settled == .committed)
        #expect(tabs.selected == .search)
    }
    @Test("a link into a hidden tab fails; a link that has no tab of its own opens in the selected one")
    func link() throws {
        let links = try Route.deepLinks()
        hide([.beta])
        let before = tabs.router.state
        let outcome = tabs.router.open("app://settings/about", using: links).settled
        #expect(outcome == .failed(.unselectableBranch("beta")))
        #expect(tabs.router.state == before)
        #expect(tabs.router.open("app://detail/4", using: links).settled == .committed)
        #expect(tabs.selected == .home && tabs.router.path.last == .detail(4))
    }
    @Test("saved state whose selected tab is hidden is restored with the next visible one")
    func restored() async throws {
        let links = try Route.deepLinks()
        let store = MemoryStorage()
        tabs.navigate(to: .detail(1), in: .beta)
        Restoration(links: links, store: store).save(tabs.router.state, owner: nil)
        let after = TabRouter<AppTab, Route> { _ in nil }
        after.setHidden([.beta])
        let report = await after.router.restore(from: Restoration(links: links, store: store), owner: nil)
        #expect(report == .restored)
        #expect(after.selected == .admin && after.path(of: .beta) == [.detail(1)])
    }
    @Test("a state or history entry whose selected tab is now hidden is shown with the next visible tab selected")
    func replaced() {
        let history = NavigationHistory(tabs.router)
        tabs.select(.beta)
        let withBeta = tabs.router.state
        tabs.select(.home)
        hide([.beta])
        #expect(tabs.router.perform(.replace(withBeta)).settled == .committed)
        #expect(tabs.selected == .admin)
        tabs.select(.home)
        history.goBack()
        history.goBack()
        #expect(tabs.selected == .home && history.canGoBack)
        history.goBack()
        #expect(tabs.selected == .admin)
    }
    @Test("hiding all tabs is a fault, and nothing changes")
    func all() {
        let faults = tabs.router.recordedFaults()
        hide([.home])
        let before = tabs.router.state
        hide(Set(AppTab.allCases))
        #expect(
            faults.all == [.noVisibleTab] && tabs.router.state == before && tabs.visible == [.search, .beta, .admin])
        #expect("\(NavigationFailure.noVisibleTab)".contains("leave one"))
    }
    @Test("an app whose selected tab is hidden during a lock selects another one at the unlock")
    func locked() {
        let app = AuthApp(.ana)
        let tabs = TabRouter<AppTab, AuthRoute>(app.router) { _ in .help }
        app.change(Session(owner: "ana", isLocked: true))
        tabs.setHidden([.home])
        #expect(tabs.selected == .home && tabs.visible == [.search, .beta, .admin])
        app.change(.ana)
        #expect(tabs.selected == .search)
    }
    @Test("closing the login of a protected tab doesn't select a hidden one")
    func login() {
        let app = AuthApp(nil)
        let tabs = TabRouter<AppTab, AuthRoute>(app.router, tabs: [.home, .search, .beta], selected: .search) { tab in
            tab == .home ? .home : .help
        }
        tabs.select(.home)
        #expect(app.router.presentingSheet == .login)
        tabs.setHidden([.search])
        app.router.active.userDidDismiss()
        #expect(tabs.selected == .beta && app.router.child == nil)
    }
}
