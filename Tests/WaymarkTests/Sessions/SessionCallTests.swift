#if Macros
import Testing
import Waymark
import WaymarkTesting

@MainActor private func app(
    _ router: Router<ExampleApp.Place>, sessions: SessionRepositoryMock
) -> AppCoordinator<ExampleApp.Place> {
    AppCoordinator(router, sessions: sessions) { reason, _ in
        reason == .unauthenticated ? .login : nil
    }
}

extension ExampleApp {
    @Links enum Place: GuardedNavigation {
        @Link("/login") case login
        @Link("/admin") case admin
        @Link("/orders/{id}") case order(id: Int)

        var accessRule: AccessRule {
            switch self {
            case .login: .everyone
            case .admin: .session(permissions: ["admin"])
            case .order: .session()
            }
        }
    }

    @MainActor @Suite("The API as apps use it: sessions")
    struct SessionCallTests {
        let sessions = SessionRepositoryMock()
        let ana = Session(owner: "ana")

        @Test("a declared root that needs a session returns after the login")
        func roots() async {
            let app = app(Router(root: .order(id: 1)), sessions: sessions)
            await app.boot()
            app.router.expect(NavigationState(root: .login))
            app.logIn(ana)
            app.router.expect(NavigationState(root: .order(id: 1)))
        }
        @Test("a link that needs a session waits for boot, and is opened after the login")
        func links() async {
            let app = app(Router(schemes: ["shop"]), sessions: sessions)
            app.open("shop://orders/4")
            await app.boot()
            #expect(app.router.top == .login)
            app.logIn(ana)
            #expect(app.router.top == .order(id: 4))
        }
        @Test("a log-out removes the pushed screens")
        func logOut() async {
            let app = app(Router(root: .order(id: 1)), sessions: sessions)
            await app.boot()
            app.logIn(ana)
            app.router.navigate(to: .order(id: 4))
            await sessions.set(nil)
            app.logOut()
            app.logIn(ana)
            #expect(!app.router.contains(.order(id: 4)))
        }
        @Test("an expiry keeps the stack for its owner", arguments: ["ana", "ben"])
        func expiry(next: String) async {
            let app = app(Router(root: .order(id: 1)), sessions: sessions)
            await app.boot()
            app.logIn(ana)
            app.router.navigate(to: .order(id: 4))
            await app.refreshSession()
            #expect(app.phase == .unauthenticated && app.router.top == .login)
            app.logIn(Session(owner: next))
            #expect(app.router.contains(.order(id: 4)) == (next == "ana"))
        }
        @Test("several windows share one session")
        func windows() async {
            let first = app(Router(), sessions: sessions)
            let second = AppCoordinator(Router<Place>(), auth: first.auth) { _, _ in .login }
            await first.boot()
            await second.boot()
            first.logIn(ana)
            #expect(second.phase == .authenticated(ana))
        }
    }

    @MainActor @Suite("The API as apps use it: guards without a router")
    struct GuardCallTests {
        @Test("a guard decides without a router")
        func decision() async {
            let auth = AuthGuard<Place>(sessions: SessionRepositoryMock())
            #expect(await auth.decision(on: .admin) == .denied(.unauthenticated))
            #expect(await auth.decision(on: .login) == .allowed)
        }
    }
}
#endif
