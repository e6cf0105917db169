import Testing
import Waymark
import WaymarkTesting

#if DEBUG
private typealias State = NavigationState<Route>

@MainActor @Suite("Navigations without an effect, in debug builds")
struct NoEffectTests {
    /// The faults that a router reports, as text.
    @MainActor private final class Faults {
        private(set) var texts: [String] = []

        init<Destination>(of router: Router<Destination>) {
            router.faultHandler = { [unowned self] in texts.append("\($0)") }
        }
    }
    private let router = Router<Route>(root: .home)

    // MARK: Reported
    @Test("a pop that removes nothing is reported once, with the level, the screen and the reason")
    func popAtRoot() {
        let faults = Faults(of: router)
        for _ in 0..<3 { #expect(router.goBack().settled == .duplicate) }
        let text = "pop at level 0, on 'route/home', had no effect: nothing is pushed there; check `canGoBack` first"
        #expect(faults.texts == [text])
        router.navigate(to: .settings)
        router.child?.pop()
        #expect(faults.texts.count == 2 && faults.texts[1].contains("level 1, on 'route/settings'"))
        #expect(router.pop(0).settled == .duplicate)
        #expect(faults.texts.last?.contains("it removes 0 screens") == true)
    }
    @Test("a dismissal is reported if no modal of its kind is open, whichever method asked for it")
    func nothingToDismiss() {
        let faults = Faults(of: router)
        router.dismiss()
        router.dismissModal()
        #expect(faults.texts.count == 1 && faults.texts[0].hasPrefix("dismiss at level 0"))
        router.dismissSheet()
        router.navigate(to: .settings)
        router.dismissFullScreen()
        #expect(faults.texts.count == 3 && faults.texts[1].hasPrefix("dismissal of a sheet at level 0"))
        #expect(faults.texts[2].hasPrefix("dismissal of a fullScreen at level 0"))
    }
    @Test("a denial that shows nothing is reported, and one that leads to a screen isn't")
    func silentDenial() {
        let guards = AccessGuardMock<Route>()
        guards.answers[.gallery(1)] = .denied(.insufficientPermissions)
        router.setGuard(guards)
        let faults = Faults(of: router)
        router.navigate(to: .gallery(1))
        #expect(faults.texts.count == 1)
        #expect(faults.texts[0].contains("navigate of 'route/gallery' at level 0, on 'route/home', had no eff"))
        router.setGuard(guards) { _, _ in .about }
        router.present(.gallery(1), as: .sheet)
        #expect(router.top == .about && faults.texts.count == 1)
    }
    @Test("a denial to which an observer reacts with a navigation isn't reported")
    func observedDenial() {
        let guards = AccessGuardMock<Route>()
        guards.answers[.gallery(1)] = .denied(.insufficientPermissions)
        router.setGuard(guards)
        router.observe { [unowned router] record in
            if case .denied = record.outcome { router.navigate(to: .about) }
        }
        let faults = Faults(of: router)
        router.navigate(to: .gallery(1))
        #expect(router.top == .about && faults.texts.isEmpty)
    }
    @Test("a denial by an asynchronous guard is reported, too")
    func lateDenial() async {
        let guards = AccessGuardMock<Route>()
        let gate = guards.hold(.gallery(1))
        router.timing.clock = .manual(ManualClock())
        router.setGuard(guards)
        let faults = Faults(of: router)
        let handle = router.navigate(to: .gallery(1))
        await gate.arrival()
        gate.open(with: .denied(.unauthenticated))
        #expect(await handle.outcome == .denied(.unauthenticated))
        #expect(faults.texts.count == 1)
    }
    @Test("trying to close a login isn't reported if nothing else may be shown")
    func loginThatStays() async {
        let router = Router<AuthRoute>(root: .home)
        let faults = Faults(of: router)
        let auth = AuthGuard<AuthRoute>(sessions: SessionRepositoryMock(nil))
        let app = AppCoordinator(router, auth: auth, onDenial: AuthRoute.screen)
        await app.boot()
        #expect(router.state.topDestination == .login)
        #expect(app.cancelLogin().settled == .denied(.unauthenticated))
        router.active.dismiss()
        router.active.goBack()
        #expect(router.state.topDestination == .login)
        #expect(faults.texts.isEmpty)
    }
    @Test("an unknown tab, screen or checkpoint, and finishing without a modal, are reported without values")
    func failures() {
        let faults = Faults(of: router)
        router.select(branch: "secret")
        router.pop(to: .gallery(1))
        router.finish(then: .push(.list))
        NavigationHistory(router).go(to: "secret")
        let reasons = ["no branch with that id", "not in the path", "isn't a modal", "no checkpoint has that name"]
        #expect(faults.texts.count == reasons.count)
        for (text, reason) in zip(faults.texts, reasons) { #expect(text.contains(reason)) }
        #expect(!faults.texts.joined().contains("secret"), "a fault contains no values")
    }
    @Test("on a dismissed modal's router, a navigation is reported, but going back, dismissing and finishing aren't")
    func detached() throws {
        router.navigate(to: .settings)
        let sheet = try #require(router.child)
        router.dismissModal()
        let faults = Faults(of: router)
        sheet.goBack()
        sheet.dismiss()
        sheet.pop()
        sheet.dismissModal()
        sheet.finish(with: 4)
        #expect(faults.texts.isEmpty)
        sheet.navigate(to: .about)
        #expect(faults.texts.count == 1 && faults.texts[0].contains("its modal has been dismissed"))
    }

    // MARK: Not reported
    @Test("a call for the state that is already shown isn't reported")
    func alreadyThere() {
        let faults = Faults(of: router)
        router.popToRoot()
        router.dismissAll()
        router.setPath([])
        router.perform(.setRoot(.home))
        router.perform(.replace(State(root: .home)))
        let tabs = TabRouter<Branch, Route>(tabs: [.one, .two]) { _ in .home }
        let faultsOfTabs = Faults(of: tabs.router)
        tabs.select(.one)
        tabs.setTabs([.one, .two])
        #expect(faults.texts.isEmpty && faultsOfTabs.texts.isEmpty)
    }
    private enum Branch: String, Identifiable {
        case one, two
        var id: String { rawValue }
    }

    @Test("gestures, second taps and coalesced navigations aren't faults, but a later pop at the root is")
    func gestures() {
        let host = router.host
        host.groundDidAppear()
        let faults = Faults(of: router)
        // a second tap on the selected tab, which is at its root
        host.ground.userDidSelect(branch: router.branches.selected)
        // a tap on a tab that has just been removed
        host.ground.userDidSelect(branch: "gone")
        host.ground.userDidSet(path: [])
        host.ground.userDidTapBack()
        #expect(router.navigate(to: .list).settled == .committed)
        #expect(router.navigate(to: .list).settled == .duplicate)
        host.ground.didShow(depth: 1)
        // two taps on a Back button
        router.goBack()
        #expect(router.goBack().settled == .duplicate)
        #expect(faults.texts.isEmpty)
        host.ground.didShow(depth: 0)
        router.goBack()
        #expect(faults.texts.count == 1)
    }
    @Test("a refusal to leave, an unknown link and a cancelled navigation aren't faults")
    func nobodysMistake() {
        router.navigate(to: .list)
        router.onLeave(of: .list) { _ in .stay }
        let faults = Faults(of: router)
        #expect(router.goBack().settled == .denied(.leaveRefused))
        router.open("nowhere")
        let guards = AccessGuardMock<Route>()
        guards.hold(.gallery(1))
        router.setGuard(guards)
        router.navigate(to: .gallery(1)).cancel()
        #expect(faults.texts.isEmpty)
    }
    @Test("a render-only router reports nothing")
    func rendering() {
        let page = Router<Route>.rendering(State(root: .home))
        let faults = Faults(of: page)
        page.goBack()
        page.navigate(to: .about)
        #expect(faults.texts.isEmpty)
    }
}
#endif
