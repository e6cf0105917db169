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
        "a route without requiresAuth is allowed, and nobody asks for the session",
        arguments: [Route.login, .signup, .forgotPassword, .notFound(path: "/x"), .unauthorized(requestedRoute: .home)])
    func everyone(_ route: Route) async {
        #expect(await sut.decision(on: route) == .allowed)
        #expect(await sessions.asked == 0)
    }
    @Test(
        "a route with requiresAuth needs a session",
        arguments: [
            Route.home, .profile(userID: .sample), .productDetail(productID: .featured), .settings(),
            .settings(section: .notifications), .identitySetup(),
        ])
    func session(_ route: Route) async {
        #expect(await sut.decision(on: route) == .denied(.unauthenticated))
        sut.update(Session(owner: "ana"))
        #expect(await sut.decision(on: route) == .allowed)
    }
    @Test("a session that has expired denies")
    func expired() async {
        await sessions.set(Session(owner: "ana", expires: clock.date.addingTimeInterval(60)))
        #expect(await sut.decision(on: .home) == .allowed)
        clock.advance(by: .seconds(60))
        #expect(await sut.decision(on: .home) == .denied(.unauthenticated))
    }
    @Test("a repository that fails denies")
    func repositoryFails() async {
        await sessions.fail(CancellationError())
        #expect(await sut.decision(on: .home) == .denied(.failed))
    }
}
