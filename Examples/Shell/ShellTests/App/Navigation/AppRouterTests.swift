import ShellApp
import Testing
import Waymark
import WaymarkTesting

@Suite("App router")
struct AppRouterTests {
    typealias State = NavigationState<Route>
    let test = TestApp()

    @Test("the unauthorized screen is shown in place of a route until the session has the permission")
    func permission() async throws {
        let app = try await test.launch(Session(owner: "ana"))
        app.router.navigate(to: .settings(section: .premium))
        #expect(
            app.router.top == .unauthorized(requestedRoute: .settings(section: .premium)))
        app.updateSession(Session(owner: "ana", permissions: [Permission.premium]))
        app.router.expect(State(root: .home, path: [.settings(section: .premium)]))
    }
    @Test("missing information leads to the first missing step, and once it is given, to the route")
    func identity() async throws {
        let app = try await test.launch(Session(owner: "ana"), done: [.name])
        app.router.navigate(to: .settings(section: .account))
        #expect(app.router.top == .identitySetup(step: .address))
        app.updateSession(Session(owner: "ana", information: [IdentityStep.information]))
        #expect(app.router.top == .settings(section: .account))
    }
    @Test(
        "the set-up opens at the first missing step, unless an earlier one is requested or none is missing",
        arguments: [
            Step(done: [], asked: .consent, shown: .name), Step(done: [], asked: nil, shown: .name),
            Step(done: [.name], asked: .consent, shown: .address), Step(done: [.name], asked: .name, shown: .name),
            Step(done: [.name, .address, .consent], asked: nil, shown: nil),
        ])
    func skipped(_ step: Step) async throws {
        let app = try await test.launch(Session(owner: "ana"), done: step.done)
        app.router.navigate(to: .identitySetup(step: step.asked))
        #expect(app.router.top == .identitySetup(step: step.shown))
    }
    @Test("once the flag is on, a profile opens on its posts unless a tab is requested")
    func flag() async throws {
        let switches = Switches()
        let app = try await test.launch(Session(owner: "ana"), flags: { switches.flags })
        app.router.navigate(to: .profile(userID: .sample))
        #expect(app.router.top == .profile(userID: .sample))
        app.router.popToRoot()
        switches.flags = FeatureFlags([.profilePosts])
        app.router.navigate(to: .profile(userID: .sample))
        #expect(app.router.top == .profile(userID: .sample, tab: .posts))
        app.router.navigate(to: .profile(userID: .sample, tab: .about))
        #expect(app.router.top == .profile(userID: .sample, tab: .about))
    }
    @Test("a route requested while the app is locked waits, and is shown after unlocking")
    func lockedRoute() async throws {
        let app = try await test.launch(Session(owner: "ana"))
        app.lock()
        let handle = app.router.navigate(to: .settings())
        #expect(handle.settled == nil && app.router.top == .home)
        #expect(app.phase == .locked(Session(owner: "ana", isLocked: true)))
        try await app.unlock()
        #expect(handle.settled == .committed)
        #expect(app.router.top == .settings())
    }
    nonisolated struct Step: Sendable {
        let done: Set<IdentityStep>
        let asked, shown: IdentityStep?
    }
    private final class Switches { var flags = FeatureFlags() }
    @Test("an unauthorized route that is denied again isn't nested")
    func nesting() throws {
        var route = Route.home
        for _ in 0..<3 {
            route = try #require(AppRouter.handleDenial(route: route, reason: .insufficientPermissions))
            #expect(route == .unauthorized(requestedRoute: .home))
        }
    }
    @Test(
        "a denial's reason decides its screen; a locked or blocked route has none",
        arguments: [
            (DenialReason.unauthenticated, Route?.some(.login)), (.failed, .login),
            (.insufficientPermissions, .unauthorized(requestedRoute: .settings())),
            (.requiresAdditionalInfo("identity"), .identitySetup()), (.locked, nil), (.blocked, nil),
        ])
    func denial(_ reason: DenialReason, _ route: Route?) {
        #expect(AppRouter.handleDenial(route: .settings(), reason: reason) == route)
    }
    @Test("access can be checked without navigating")
    func canNavigate() async throws {
        let app = try await test.launch(Session(owner: "ana"))
        #expect(await app.router.canNavigate(to: .settings(section: .notifications)))
        #expect(await !app.router.canNavigate(to: .settings(section: .premium)))
        app.router.expect(State(root: .home))
    }
}
