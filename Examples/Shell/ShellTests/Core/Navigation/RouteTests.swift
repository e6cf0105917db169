import ShellApp
import Testing
import Waymark

@Suite("Routes")
struct RouteTests {
    @Test(
        "each route's rule allows each kind of session, or denies it with a reason",
        arguments: [
            //   no session, ana, locked, premium, complete
            Row(.login, nil, nil, nil, nil, nil),
            Row(.signup, nil, nil, nil, nil, nil),
            Row(.forgotPassword, nil, nil, nil, nil, nil),
            Row(.home, .unauthenticated, nil, .locked, nil, nil),
            Row(.profile(userID: .sample), .unauthenticated, nil, .locked, nil, nil),
            Row(.productDetail(productID: .featured), .unauthenticated, nil, .locked, nil, nil),
            Row(.settings(), .unauthenticated, nil, .locked, nil, nil),
            Row(.settings(section: .privacy), .unauthenticated, nil, .locked, nil, nil),
            Row(.settings(section: .notifications), .unauthenticated, nil, .locked, nil, nil),
            Row(
                .settings(section: .premium), .unauthenticated, .insufficientPermissions, .locked, nil,
                .insufficientPermissions),
            Row(
                .settings(section: .account), .unauthenticated, .requiresAdditionalInfo("identity"), .locked,
                .requiresAdditionalInfo("identity"), nil),
            Row(.identitySetup(), .unauthenticated, nil, .locked, nil, nil),
            Row(.identitySetup(step: .name), .unauthenticated, nil, .locked, nil, nil),
            Row(.identitySetup(step: .address), .unauthenticated, nil, .locked, nil, nil),
            Row(.identitySetup(step: .consent), .unauthenticated, nil, .locked, nil, nil),
            Row(.notFound(path: "/x"), nil, nil, nil, nil, nil),
            Row(.unauthorized(requestedRoute: .home), nil, nil, nil, nil, nil),
        ])
    func truthTable(_ row: Row) {
        let sessions: [Session?] = [
            nil, Session(owner: "ana"), Session(owner: "ana", isLocked: true),
            Session(owner: "ana", permissions: [Permission.premium]),
            Session(owner: "ana", information: [IdentityStep.information]),
        ]
        #expect(sessions.map { row.route.accessRule.denial(for: $0) } == row.denials)
        #expect(row.route.requiresAuth == (row.denials[0] != nil))
    }
    nonisolated struct Row: Sendable, CustomTestStringConvertible {
        let route: Route
        let denials: [DenialReason?]
        init(_ route: Route, _ denials: DenialReason?...) {
            self.route = route
            self.denials = denials
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
