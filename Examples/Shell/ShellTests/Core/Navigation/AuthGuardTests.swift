import Foundation
import ShellApp
import Testing
import Waymark
import WaymarkTesting

@Suite("AuthGuard")
struct AuthGuardTests {
    let sessions = SessionRepositoryMock()
    let clock = ManualClock()
    let sut: AuthGuard<Route>

    init() { sut = AuthGuard(sessions: sessions, clock: .manual(clock)) }

    @Test(
        "a route without requiresAuth is allowed without a session lookup",
        arguments: [Route.login, .signup, .forgotPassword, .notFound(path: "/x"), .unauthorized(requestedRoute: .home)])
    func everyone(_ route: Route) async {
        #expect(await sut.canAccess(route: route) == .allowed)
        #expect(await sessions.asked == 0)
    }
    @Test(
        "a route with requiresAuth requires a session",
        arguments: [
            Route.home, .profile(userID: .sample), .productDetail(productID: .featured), .settings(),
            .settings(section: .notifications), .identitySetup(),
        ])
    func session(_ route: Route) async {
        #expect(await sut.canAccess(route: route) == .denied(.unauthenticated))
        let known = AuthGuard<Route>(sessions: SessionRepositoryMock(Session(owner: "ana")))
        #expect(await known.canAccess(route: route) == .allowed)
    }
    @Test("an expired session is denied")
    func expired() async {
        await sessions.set(Session(owner: "ana", expires: clock.date.addingTimeInterval(60)))
        #expect(await sut.canAccess(route: .home) == .allowed)
        clock.advance(by: .seconds(60))
        #expect(await sut.canAccess(route: .home) == .denied(.unauthenticated))
    }
    @Test("access is denied if the repository fails")
    func repositoryFails() async {
        await sessions.fail(CancellationError())
        #expect(await sut.canAccess(route: .home) == .denied(.failed))
    }
}
