import Foundation
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

/// The code of "Guards".
enum GuardArticle {
    enum Route: GuardedNavigation {
        case login, upgrade, home, admin, account
        var accessRule: AccessRule {
            switch self {
            case .login, .upgrade: .everyone
            case .home: .session()
            case .admin: .session(permissions: ["admin"])
            case .account: .session(information: ["address"])
            }
        }
    }
}

@MainActor @Suite("Guards")
struct GuardArticleTests {
    typealias Route = GuardArticle.Route

    @Test(
        "a denial has a reason, and leads to a screen",
        arguments: [
            (nil, .unauthenticated, Route.login), (Session(owner: "ana"), .insufficientPermissions, .upgrade),
        ] as [(Session?, DenialReason, Route)])
    func denied(session: Session?, expected: DenialReason, shown: Route) async {
        let router = Router<Route>()
        let keychain = SessionRepositoryMock(session)
        var told: DenialReason?
        func show(_ reason: DenialReason) { told = reason }

        router.setGuard(AuthGuard<Route>(sessions: keychain)) { reason, _ in
            switch reason {
            case .unauthenticated: .login
            case .insufficientPermissions: .upgrade
            default: nil
            }
        }
        switch await router.navigate(to: .admin).outcome {
        case .committed: break
        case .denied(let reason): show(reason)
        default: break
        }
        #expect(told == expected && router.top == shown)
    }
}

/// The code of "Login and sessions" and "Restoration and history". Their views are in the adapter's tests.
enum SessionArticle {
    enum Route: GuardedNavigation {
        case login, home, inbox
        case profile(user: String)

        var accessRule: AccessRule { self == .login ? .everyone : .session() }

        static var links: Links<Route> {
            Links {
                LinkRoute("/home", to: .home)
                LinkRoute("/inbox", to: .inbox)
                LinkRoute("/profile/{user}") {
                    .profile(user: $0)
                } values: {
                    if case .profile(let user) = $0 { user } else { nil }
                }
            }
        }
    }
    struct KeychainSessions: SessionRepository {
        func session() -> Session? { nil }
    }
    /// Keeps a session, and its lock. A real one keeps them, and a hash of the PIN, in the keychain.
    @MainActor final class PINSessions: SessionRepository {
        private var stored: Session?
        private let pin: String

        init(_ session: Session?, pin: String) { (stored, self.pin) = (session, pin) }

        func session() -> Session? { stored }
        func lock() { stored?.isLocked = true }
        func unlock(with pin: String) -> Bool {
            guard pin == self.pin else { return false }
            stored?.isLocked = false
            return true
        }
    }
}

@MainActor @Suite("Login and sessions, and restoration")
struct SessionArticleTests {
    typealias Route = SessionArticle.Route
    typealias KeychainSessions = SessionArticle.KeychainSessions
    let links = LinkTable<Route>(schemes: ["shell"])
    let session = Session(owner: "ana")

    @Test("a link waits for boot, and is opened after the login")
    func link() async {
        let router = Router<Route>(links: links)
        let app = AppCoordinator(router, sessions: KeychainSessions(), store: .memory()) { reason, _ in
            reason == .unauthenticated ? .login : nil
        }
        app.open("shell://profile/ana")  // waits
        #expect(router.path.isEmpty)
        await app.boot()  // session, saved state, then the link
        #expect(router.path == [.login])
        app.logIn(session)  // shows the requested screen
        #expect(router.path == [.profile(user: "ana")])
    }
    @Test(arguments: ["1234", "0000"])
    func `an app locked with a PIN stays locked until the PIN is right`(pin: String) async throws {
        let sessions = SessionArticle.PINSessions(session, pin: "1234")
        let app = AppCoordinator(Router<Route>(), sessions: sessions, onDenial: nil)
        await app.boot()
        sessions.lock()  // also for the next launch
        app.lock()  // in every window
        if sessions.unlock(with: pin) { try await app.unlock() }
        await app.refreshSession()
        #expect(app.phase == (pin == "1234" ? .authenticated(session) : .locked(session.with(isLocked: true))))
    }
    /// An app that changes its repository with its session.
    @MainActor private struct Account {
        @MainActor final class Stored: SessionRepository {
            private var stored: Session?
            func session() -> Session? { stored }
            func keep(_ session: Session?) { stored = session }
        }
        let sessions = Stored()
        let app: AppCoordinator<Route>

        init() { app = AppCoordinator(Router(), sessions: sessions, onDenial: nil) }

        func logIn(as owner: String) {
            let session = Session(owner: owner, permissions: ["orders"])
            sessions.keep(session)
            app.logIn(session)
        }
        func logOut() {
            sessions.keep(nil)
            app.logOut()
        }
    }
    @Test("a session that the repository keeps survives a refresh, and one that it has dropped doesn't come back")
    func refreshing() async {
        let account = Account()
        await account.app.boot()
        account.logIn(as: "ana")
        await account.app.refreshSession()
        #expect(account.app.phase.session?.owner == "ana")
        account.logOut()
        await account.app.refreshSession()
        #expect(account.app.phase == .unauthenticated)
    }
    @Test("a session ends when the test's clock reaches its end")
    func expiring() async {
        let clock = ManualClock()
        let sessions = SessionRepositoryMock(Session(owner: "ana", expires: clock.date.addingTimeInterval(60)))
        let router = Router<Route>(root: .home)
        router.timing.clock = .manual(clock)
        let app = AppCoordinator(router, sessions: sessions) { reason, _ in reason == .unauthenticated ? .login : nil }
        await app.boot()
        await sessions.set(nil)
        clock.advance(by: .seconds(60))
        await app.refreshSession()
        #expect(app.phase == .unauthenticated)
    }
    @Test("windows share a guard, so a login in one logs in all")
    func windows() async {
        let auth = AuthGuard<Route>(sessions: KeychainSessions())
        let first = AppCoordinator(Router(root: .home), auth: auth) { reason, _ in
            reason == .unauthenticated ? .login : nil
        }
        let second = AppCoordinator(Router(root: .inbox), auth: auth) { reason, _ in
            reason == .unauthenticated ? .login : nil
        }
        await first.boot()
        await second.boot()
        #expect(first.router.top == .login && second.router.top == .login)
        first.logIn(session)
        #expect(first.router.top == .home && second.router.top == .inbox)
    }
    @Test("saved state is restored at the next launch")
    func restoring() async {
        let path = FileManager.default.temporaryDirectory.appending(path: "article-\(UUID().uuidString)").path()
        let sessions = SessionRepositoryMock(session)

        func launch(then use: (Router<Route>) -> Void) async {
            let router = Router<Route>(links: links)
            let app = AppCoordinator(router, sessions: sessions, store: .file(path)) { reason, _ in
                reason == .unauthenticated ? .login : nil
            }
            await app.boot()  // restores, before the first frame
            use(router)
            app.save()  // when the app goes to the background
        }
        await launch { $0.navigate(to: .profile(user: "ben")) }
        await launch { $0.expect(NavigationState(path: [.profile(user: "ben")])) }
    }
}
