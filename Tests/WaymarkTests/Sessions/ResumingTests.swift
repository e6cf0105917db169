import Foundation
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

/// The outgoing navigation of a feature.
private enum Wish: OutgoingNavigation { case secret }

/// The screens of another feature.
private enum Shown: IncomingNavigation, GuardedNavigation {
    case login, secret

    var accessRule: AccessRule { self == .login ? .everyone : .session() }
    var presentationType: PresentationType { .sheet }
    static var links: Links<Shown> { Links { LinkRoute("/secret", to: .secret) } }
}

@MainActor @Suite("Resuming denied and waiting navigations")
struct ResumingTests {
    enum Way: CaseIterable { case outgoing, outgoingResult, incoming, incomingResult, link }
    enum Reason: CaseIterable { case login, lock, boot }
    struct Row: Sendable, CustomTestStringConvertible {
        let way: Way
        let reason: Reason
        let hasTwoWindows: Bool
        var testDescription: String { "\(way), \(reason), \(hasTwoWindows ? "two windows" : "one window")" }

        static let all = Way.allCases.flatMap { way in
            Reason.allCases.flatMap { reason in
                [false, true].map { Row(way: way, reason: reason, hasTwoWindows: $0) }
            }
        }
    }

    /// An app made of features, with one or two windows. A test controls its session.
    @MainActor private final class App {
        let clock = ManualClock()
        let sessions = Gate<Session?>()
        let windows: [AppCoordinator<AnyNavigation>]
        var window: AppCoordinator<AnyNavigation> { windows[0] }
        var router: Router<AnyNavigation> { window.router }
        var secret: NavigationState<AnyNavigation> {
            NavigationState().presenting(AnyNavigation(Shown.secret), as: .sheet)
        }

        init(windows count: Int, store: RestorationStore? = nil) throws {
            let auth = AuthGuard<AnyNavigation>(sessions: GatedSessions(gate: sessions), clock: .manual(clock))
            var windows: [AppCoordinator<AnyNavigation>] = []
            for _ in 0..<count {
                let router = NavigationCoordinator(redirector: TableRedirect(from: Wish.secret, to: Shown.secret))
                router.timing.clock = .manual(clock)
                router.links = try LinkTable(
                    Shown.links.map({ AnyNavigation($0) }, { $0.base as? Shown }), schemes: ["app"])
                windows.append(
                    AppCoordinator(router, auth: auth, store: store) { reason, _ in
                        reason == .unauthenticated ? AnyNavigation(Shown.login) : nil
                    })
            }
            self.windows = windows
        }
        /// Boots each window, with the given session in the repository.
        func boot(_ session: Session?) async {
            let asked = sessions.arrived + windows.count
            let boots = windows.map { window in Task { await window.boot() } }
            await until("each window asks for the session") { sessions.arrived == asked }
            sessions.open(with: session)
            for boot in boots { _ = await boot.value }
        }
        /// Navigates to the secret, or opens its link. The task returns the outcome or the result as text; -1 for nil.
        func ask(_ way: Way) async -> Task<String, Never> {
            let router = router
            var hasBegun = false
            let task = Task { () -> String in
                hasBegun = true
                switch way {
                case .outgoing: return "\(await router.navigate(to: Wish.secret).outcome)"
                case .incoming: return "\(await router.navigate(to: Shown.secret).outcome)"
                case .link: return "\(await router.open("app://secret").outcome)"
                case .outgoingResult: return "\(await router.result(of: Wish.secret, as: Int.self) ?? -1)"
                case .incomingResult: return "\(await router.result(of: Shown.secret, as: Int.self) ?? -1)"
                }
            }
            await until { hasBegun }
            // before boot, the guard asks for the session, except about a link, which waits
            if window.phase == .booting, way != .link { await until { sessions.arrived == 1 } }
            return task
        }
    }

    @Test(
        "a denied or waiting navigation is performed once it is allowed, and its caller gets an outcome or a result",
        arguments: Row.all)
    func resumed(_ row: Row) async throws {
        let app = try App(windows: row.hasTwoWindows ? 2 : 1)
        let asked: Task<String, Never>
        switch row.reason {
        case .login:
            await app.boot(nil)
            asked = await app.ask(row.way)
            #expect(app.router.active.top?.base as? Shown == .login)
            app.window.logIn(.ana)
        case .lock:
            await app.boot(.ana)
            app.window.lock()
            asked = await app.ask(row.way)
            app.router.expect(NavigationState())
            try await app.window.unlock()
        case .boot:
            asked = await app.ask(row.way)
            app.router.expect(NavigationState())
            await app.boot(.ana)
        }
        await until { app.router.state == app.secret }
        app.router.expect(app.secret)
        #expect(app.router.intendedDestination == nil)
        for other in app.windows.dropFirst() { other.router.expect(NavigationState()) }
        switch row.way {
        case .outgoingResult, .incomingResult:
            #expect(app.router.active.finish(with: 7).settled == .committed)
            #expect(await asked.value == "7")
        case .outgoing, .incoming, .link:
            let outcome: TransitionOutcome = row.reason == .login ? .denied(.unauthenticated) : .committed
            #expect(await asked.value == "\(outcome)")
        }
    }
    @Test(
        "when a denied or waiting navigation is dropped, its caller gets a denial, or nil for a result",
        arguments: Row.all.filter { $0.way != .link })
    func dropped(_ row: Row) async throws {
        let app = try App(windows: row.hasTwoWindows ? 2 : 1)
        let asked: Task<String, Never>
        switch row.reason {
        case .login:
            await app.boot(nil)
            asked = await app.ask(row.way)
        case .lock:
            await app.boot(.ana)
            app.window.lock()
            asked = await app.ask(row.way)
            app.window.logOut()
        case .boot:
            asked = await app.ask(row.way)
            await app.boot(nil)
        }
        if row.reason != .lock {
            await until { app.router.intendedDestination != nil }
            app.router.dropIntendedDestination()
        }
        let isResult = row.way == .outgoingResult || row.way == .incomingResult
        #expect(await asked.value.contains(isResult ? "-1" : "denied"))
        app.window.logIn(.ana)
        #expect(app.router.active.top?.base as? Shown != .secret)
    }
    @Test("a destination that is denied again after the login shows that denial's screen; closing it ends the wait")
    func deniedAgain() async throws {
        let app = AuthApp()
        let asked = Task { await app.router.result(of: .admin, as: Int.self) }
        await until { app.router.active.top == .login }
        app.logIn(.ana)
        #expect(app.router.active.top == .upgrade)
        app.router.dismissModal()
        #expect(await asked.value == nil)
    }
    @Test("a caller keeps waiting when its navigation finds that the session has expired")
    func expiredMeanwhile() async throws {
        let clock = ManualClock()
        let launched = try await LaunchedApp(
            Session(owner: "ana", expires: clock.date.addingTimeInterval(60)), clock: clock
        ).booted()
        await launched.sessions.set(nil)
        clock.advance(by: .seconds(61))
        let asked = Task { await launched.router.result(of: .form, as: Int.self) }
        await until { launched.router.active.top == .login }
        launched.app.logIn(.ana)
        #expect(launched.router.active.top == .form)
        launched.router.active.finish(with: 4)
        #expect(await asked.value == 4)
    }
    @Test("a caller gets nil when its denied navigation expires, without another navigation")
    func expired() async throws {
        let app = try App(windows: 1)
        await app.boot(nil)
        let asked = await app.ask(.outgoingResult)
        app.clock.advance(by: app.router.timing.intendedLifetime)
        #expect(await asked.value == "-1")
        #expect(app.router.intendedDestination == nil)
        #expect(app.clock.sleeping == 0)
    }
    @Test("a denied outgoing navigation survives a relaunch as its target's link")
    func saved() async throws {
        let store = MemoryStorage()
        for isFirst in [true, false] {
            let app = try App(windows: 1, store: RestorationStore(store))
            await app.boot(nil)
            if isFirst { _ = await app.ask(.outgoing) }
            #expect(app.router.child != nil || !isFirst)
            guard !isFirst else { continue }
            app.window.logIn(.ana)
            app.router.expect(app.secret)
        }
    }
    @Test("a second tap on an outgoing navigation is a duplicate until its target has appeared")
    func secondTap() throws {
        enum Push: OutgoingNavigation { case detail }
        enum Pushed: IncomingNavigation { case detail }
        let router = NavigationCoordinator(redirector: TableRedirect(from: Push.detail, to: Pushed.detail))
        let host = router.host
        #expect(router.navigate(to: Push.detail).settled == .committed)
        #expect(router.navigate(to: Push.detail).settled == .duplicate)
        #expect(router.path.count == 1)
        withExtendedLifetime(host) {}
    }
    @Test("a link goes to the window that shows its redirect's target")
    func window() async throws {
        let app = try App(windows: 2)
        await app.boot(.ana)
        let other = app.windows[1].router
        other.setRedirect { $0 == AnyNavigation(Shown.secret) ? AnyNavigation(Shown.login) : nil }
        other.navigate(to: Shown.login)
        app.window.open("app://secret")
        #expect(other.records.last?.kind == .link)
        #expect(!app.router.records.contains { $0.kind == .link })
    }
    @Test("an outgoing navigation whose redirect is gone is resumed, and fails as unhandled")
    func unhandled() async throws {
        let app = try App(windows: 1)
        await app.boot(nil)
        _ = await app.ask(.outgoing)
        app.router.setRedirect(nil)
        app.window.logIn(.ana)
        #expect(app.router.records.last?.outcome == .failed(.unhandled(name: "wish/secret")))
    }
}
