import ShellApp
import Testing
import Waymark

@Suite("Routes")
struct RouteTests {
    @Test(
        "each route's rule allows or denies each kind of session",
        arguments: [
            //                                   no session                  ana       locked            premium                      complete
            Row(.login, .allowed, .allowed, .allowed, .allowed, .allowed),
            Row(.signup, .allowed, .allowed, .allowed, .allowed, .allowed),
            Row(.forgotPassword, .allowed, .allowed, .allowed, .allowed, .allowed),
            Row(.home, .denied(.unauthenticated), .allowed, .denied(.locked), .allowed, .allowed),
            Row(.profile(userID: .sample), .denied(.unauthenticated), .allowed, .denied(.locked), .allowed, .allowed),
            Row(
                .productDetail(productID: .featured), .denied(.unauthenticated), .allowed, .denied(.locked), .allowed,
                .allowed),
            Row(.settings(), .denied(.unauthenticated), .allowed, .denied(.locked), .allowed, .allowed),
            Row(
                .settings(section: .privacy), .denied(.unauthenticated), .allowed, .denied(.locked), .allowed, .allowed),
            Row(
                .settings(section: .notifications), .denied(.unauthenticated), .allowed, .denied(.locked), .allowed,
                .allowed),
            Row(
                .settings(section: .premium), .denied(.unauthenticated), .denied(.insufficientPermissions),
                .denied(.locked), .allowed, .denied(.insufficientPermissions)),
            Row(
                .settings(section: .account), .denied(.unauthenticated), .denied(.requiresAdditionalInfo("identity")),
                .denied(.locked), .denied(.requiresAdditionalInfo("identity")), .allowed),
            Row(.identitySetup(), .denied(.unauthenticated), .allowed, .denied(.locked), .allowed, .allowed),
            Row(.identitySetup(step: .name), .denied(.unauthenticated), .allowed, .denied(.locked), .allowed, .allowed),
            Row(
                .identitySetup(step: .address), .denied(.unauthenticated), .allowed, .denied(.locked), .allowed,
                .allowed),
            Row(
                .identitySetup(step: .consent), .denied(.unauthenticated), .allowed, .denied(.locked), .allowed,
                .allowed),
            Row(.notFound(path: "/x"), .allowed, .allowed, .allowed, .allowed, .allowed),
            Row(.unauthorized(requestedRoute: .home), .allowed, .allowed, .allowed, .allowed, .allowed),
        ])
    func truthTable(_ row: Row) {
        let sessions: [Session?] = [
            nil, Session(owner: "ana"), Session(owner: "ana", isLocked: true),
            Session(owner: "ana", permissions: [Permission.premium]),
            Session(owner: "ana", information: [IdentityStep.information]),
        ]
        #expect(sessions.map { row.route.accessRule.decision(for: $0) } == row.decisions)
        #expect(row.route.requiresAuth == (row.decisions[0] != .allowed))
    }
    nonisolated struct Row: Sendable, CustomTestStringConvertible {
        let route: Route
        let decisions: [AccessDecision]
        init(_ route: Route, _ decisions: AccessDecision...) {
            self.route = route
            self.decisions = decisions
        }
        var testDescription: String { "\(route)" }
    }

    @Test("every route has a link, except notFound and unauthorized")
    func complete() throws {
        let links = try DefaultRouteResolver().links
        let routes: [Route] = [
            .login, .signup, .forgotPassword, .home, .profile(userID: .sample), .productDetail(productID: .featured),
            .settings(), .identitySetup(),
        ]
        for route in routes { #expect(links.path(to: route) != nil) }
        #expect(links.path(to: .notFound(path: "/x")) == nil)
        #expect(links.path(to: .unauthorized(requestedRoute: .home)) == nil)
    }
    @Test(
        "a route's description has its name and its values",
        arguments: [
            (Route.login, "login"), (.signup, "signup"), (.forgotPassword, "forgotPassword"), (.home, "home"),
            (.profile(userID: .sample), "profile(user123)"),
            (.profile(userID: .sample, tab: .posts), "profile(user123, posts)"),
            (.productDetail(productID: .featured, variant: "red"), "productDetail(abc123, red)"),
            (.settings(), "settings"), (.settings(section: .privacy), "settings(privacy)"),
            (.identitySetup(step: .name), "identitySetup(name)"), (.notFound(path: "/x"), "notFound(/x)"),
            (.unauthorized(requestedRoute: .settings(section: .premium)), "unauthorized(settings(premium))"),
        ])
    func description(_ route: Route, _ text: String) { #expect(route.description == text) }
    @Test("a route's name for logs contains no values")
    func name() {
        #expect(Route.profile(userID: .sample, tab: .posts).name == "route/profile")
        #expect(Route.unauthorized(requestedRoute: .profile(userID: .sample)).name == "route/unauthorized")
    }
}
