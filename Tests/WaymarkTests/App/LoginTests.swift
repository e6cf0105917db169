import Testing
import Waymark
import WaymarkTesting

/// Cancelling the login that a denial showed.
@MainActor @Suite("Cancelling a login")
struct CancelLoginTests {
    enum Place: GuardedNavigation {
        case login, loginPage, lines, stops, tickets, ticket(Int), welcome

        var accessRule: AccessRule {
            switch self {
            case .login, .loginPage, .lines, .stops, .welcome: .everyone
            case .tickets, .ticket: .session()
            }
        }
        var presentationType: PresentationType { self == .login ? .sheet : .push }
    }
    enum Tab: String, NavigationTab { case lines, stops, tickets }

    /// An app with three tabs, one of which needs a session.
    @MainActor struct App {
        let tabs: TabRouter<Tab, Place>
        let app: AppCoordinator<Place>
        var router: Router<Place> { app.router }

        init(login: Place = .login, selected: Tab? = nil) async {
            tabs = TabRouter<Tab, Place>(selected: selected) { tab in
                switch tab {
                case .lines: .lines
                case .stops: .stops
                case .tickets: .tickets
                }
            }
            app = AppCoordinator(tabs.router, sessions: SessionRepositoryMock()) { reason, _ in
                reason == .unauthenticated ? login : nil
            }
            await app.boot()
        }
        /// The destination on top of the whole state.
        var top: Place? { router.active.top }
    }
    /// The ways in which a user or an app leaves the login.
    enum Way: CaseIterable { case cancel, pullDown, dismissModal, goBack, dismiss }

    private func leave(_ app: App, _ way: Way) -> TransitionOutcome? {
        switch way {
        case .cancel: app.app.cancelLogin().settled
        case .pullDown: app.router.active.userDidDismiss().settled
        case .dismissModal: app.router.dismissModal().settled
        case .goBack: app.router.active.goBack().settled
        case .dismiss: app.router.active.dismiss().settled
        }
    }

    @Test("after a login, a denied push is shown in the tab in which it was asked for")
    func inItsTab() async {
        let app = await App(login: .loginPage)
        app.router.navigate(to: .ticket(1))
        app.tabs.select(.stops)
        app.app.logIn(.ana)
        #expect(app.tabs.selected == .lines && app.router.path == [.ticket(1)])
    }
    @Test("a user who leaves the login by a link isn't taken to the denied destination later")
    func leftByLink() async throws {
        let app = await App()
        app.router.links = try LinkTable(Links<Place> { LinkRoute("/stops", to: .stops) }, schemes: ["app"])
        app.router.navigate(to: .ticket(1))
        #expect(app.router.intendedDestination == .ticket(1))
        app.router.open("app://stops")
        #expect(app.router.intendedDestination == nil)
        app.app.logIn(.ana)
        #expect(app.top == .stops)
    }
    @Test("cancelling a login over a protected tab selects the previous tab", arguments: Way.allCases)
    func overTab(_ way: Way) async {
        let app = await App()
        app.tabs.select(.stops)
        app.tabs.select(.tickets)
        #expect(app.top == .login && app.tabs.selected == .tickets)
        let asked = await app.router.awaitingResult(of: .ticket(1))
        #expect(leave(app, way) == .committed)
        #expect(await asked.value == nil, "a caller that waits behind the login")
        #expect(app.tabs.selected == .stops && app.top == .stops)
        #expect(app.router.state.levels.count == 1)
        #expect(app.router.intendedDestination == nil)
        app.tabs.select(.tickets)
        #expect(app.top == .login, "the tab asks for a login again")
    }
    @Test("cancelling the login after a log-out in a protected tab selects a tab that may be shown")
    func afterLogOut() async {
        let app = await App()
        app.app.logIn(.ana)
        app.tabs.select(.tickets)
        app.router.push(.ticket(1))
        app.app.logOut()
        #expect(app.top == .login)
        #expect(app.app.cancelLogin().settled == .committed)
        #expect(app.tabs.selected == .lines && app.top == .lines)
    }
    @Test("dismissing the login of an app that starts in a protected tab selects the first tab that may be shown")
    func firstTab() async {
        let app = await App(selected: .tickets)
        #expect(app.top == .login)
        #expect(app.router.active.userDidDismiss().settled == .committed)
        #expect(app.tabs.selected == .lines && app.top == .lines)
    }
    @Test(
        "a login in place of a tab's root can be cancelled, and returns when the tab is selected again")
    func pushed() async {
        let app = await App(login: .loginPage)
        app.tabs.select(.tickets)
        #expect(app.top == .loginPage)
        #expect(app.app.cancelLogin().settled == .committed)
        #expect(app.tabs.selected == .lines)
        app.tabs.select(.tickets)
        #expect(app.top == .loginPage)
        app.app.logIn(.ana)
        #expect(app.top == .tickets)
    }
    @Test("selecting another tab removes the login of the protected one")
    func select() async {
        let app = await App()
        app.tabs.select(.tickets)
        #expect(app.tabs.select(.lines).settled == .committed)
        #expect(app.top == .lines && app.router.state.levels.count == 1)
    }
    @Test("a login for a push stays when another tab is selected, and cancelling it drops the push")
    func overOpenTab() async {
        let app = await App()
        app.router.push(.ticket(4))
        #expect(app.top == .login && app.router.intendedDestination == .ticket(4))
        app.tabs.select(.stops)
        #expect(app.top == .login)
        #expect(app.app.cancelLogin().settled == .committed)
        #expect(app.top == .stops && app.router.intendedDestination == nil)
        app.app.logIn(.ana)
        #expect(app.top == .stops)
    }
    @Test("cancelling the login in one window keeps the other window's login")
    func windows() async {
        let first = await App()
        let tabs = TabRouter<Tab, Place> { $0 == .tickets ? .tickets : .lines }
        let other = AppCoordinator(tabs.router, auth: first.app.auth) { _, _ in .login }
        await other.boot()
        first.tabs.select(.tickets)
        tabs.select(.tickets)
        #expect(first.app.cancelLogin().settled == .committed)
        #expect(first.top == .lines)
        #expect(other.router.active.top == .login)
    }
    @Test("cancelling without a login has no effect except to drop the denied request")
    func nothing() async {
        let app = AppCoordinator(Router<Place>(root: .lines), sessions: SessionRepositoryMock(), onDenial: nil)
        await app.boot()
        app.router.push(.ticket(1))
        #expect(app.router.intendedDestination == .ticket(1))
        #expect(app.cancelLogin().settled == .duplicate)
        #expect(app.router.top == .lines && app.router.intendedDestination == nil)
    }
    @Test(
        "a login in place of a tab's root is left by going back, or by selecting another tab",
        arguments: [false, true])
    func pushedBack(bySelecting: Bool) async {
        let app = await App(login: .loginPage)
        app.tabs.select(.stops)
        app.tabs.select(.tickets)
        let asked = await app.router.awaitingResult(of: .ticket(1))
        #expect(app.router.intendedDestination == .ticket(1))
        if bySelecting { app.tabs.select(.stops) } else { app.router.goBack() }
        #expect(app.top == .stops && app.router.intendedDestination == nil)
        #expect(await asked.value == nil)
        app.tabs.select(.tickets)
        #expect(app.top == .loginPage)
    }
    @Test("a login that can't be cancelled keeps the screens pushed on it until the user logs in")
    func staysWhole() async {
        let router = Router<Place>(root: .tickets)
        let app = AppCoordinator(router, sessions: SessionRepositoryMock()) { _, _ in .login }
        await app.boot()
        router.active.push(.welcome)
        #expect(app.cancelLogin().settled == .denied(.unauthenticated))
        #expect(router.active.userDidDismiss().settled == .denied(.unauthenticated))
        #expect(router.active.path == [.welcome])
        app.logIn(.ana)
        router.expect(NavigationState(root: .tickets))
    }
    @Test("cancelling after another navigation has been requested keeps that navigation's result")
    func queued() async {
        let app = await App()
        app.tabs.select(.tickets)
        var handle: NavigationHandle?
        app.router.observe { [router = app.router, coordinator = app.app] record in
            guard handle == nil else { return }
            router.perform(.sequence([.dismissAll, .select(branch: "stops"), .push(.welcome)]))
            handle = coordinator.cancelLogin()
        }
        app.router.active.push(.welcome)
        #expect(handle?.settled == .duplicate)
        #expect(app.top == .welcome && app.tabs.selected == .stops)
    }
    @Test("if nothing else may be shown, a cancelled login shows the phase's first state; without one, it is denied")
    func fallback() async {
        for hasStart in [true, false] {
            let router = Router<Place>(root: .tickets)
            let app = AppCoordinator(router, sessions: SessionRepositoryMock()) { phase in
                hasStart && phase == .unauthenticated ? NavigationState(root: .welcome) : nil
            } onDenial: { _, _ in
                .login
            }
            await app.boot()
            if hasStart { router.perform(.replace(NavigationState(root: .tickets))) }
            #expect(router.active.top == .login)
            let outcome = app.cancelLogin().settled
            #expect(outcome == (hasStart ? .committed : .denied(.unauthenticated)))
            #expect(router.active.top == (hasStart ? .welcome : .login))
            #expect(router.intendedDestination == nil)
        }
    }
    @Test("a leave guard of the login can refuse its cancellation")
    func leaveGuard() async {
        let app = await App()
        app.tabs.select(.tickets)
        app.router.onLeave(of: .login) { .stay }
        let asked = await app.router.awaitingResult(of: .ticket(1))
        #expect(app.app.cancelLogin().settled == .denied(.leaveRefused))
        #expect(app.top == .login && app.router.intendedDestination == .ticket(1))
        app.app.logIn(.ana)
        #expect(app.top == .ticket(1))
        app.router.finish(with: 3)
        #expect(await asked.value == 3)
    }
}

@MainActor @Suite("A login that the app opens itself")
struct OpenedLoginTests {
    typealias State = NavigationState<AuthRoute>

    private func launched() async throws -> LaunchedApp {
        let launched = try await LaunchedApp(state: State(root: .help)).booted()
        return launched
    }
    @Test func `it can be cancelled`() async throws {
        let launched = try await launched()
        launched.router.navigate(to: .login)
        #expect(launched.app.cancelLogin().settled == .committed)
        launched.router.expect(State(root: .help))
    }
    @Test func `it leaves when a session begins, with the screens on top of it`() async throws {
        let launched = try await launched()
        launched.router.navigate(to: .login)
        launched.router.active.push(.help)
        launched.app.logIn(.ana)
        launched.router.expect(State(root: .help))
    }
    @Test func `it stays as the root of an app that starts with it`() async throws {
        let launched = try await LaunchedApp(state: State(root: .login)).booted()
        launched.app.logIn(.ana)
        launched.router.expect(State(root: .login))
    }
    @Test func `it stays as a root that the app sets`() async throws {
        let launched = try await launched()
        launched.router.perform(.setRoot(.login))
        launched.app.logIn(.ana)
        launched.router.expect(State(root: .login))
    }
    @Test func `another screen over it leaves with it`() async throws {
        let launched = try await launched()
        launched.router.navigate(to: .login)
        launched.router.active.present(.upgrade, as: .sheet)
        launched.app.logIn(.ana)
        launched.router.expect(State(root: .help))
    }
    @Test func `a leave guard that keeps it open leaves it what it was`() async throws {
        let launched = try await launched()
        let history = NavigationHistory(launched.router)
        launched.router.navigate(to: .login)
        launched.router.onLeave(of: .login) { .stay }
        #expect(launched.app.cancelLogin().settled == .denied(.leaveRefused))
        launched.router.onLeave(of: .login) { .leave }
        #expect(history.goBack().settled == .committed)
        launched.router.expect(State(root: .help))
    }
}
