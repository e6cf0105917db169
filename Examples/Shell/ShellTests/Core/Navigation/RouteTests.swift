import ExampleReports
import ShellApp
import Testing
import Waymark
import WaymarkLinks

@Suite("Shell's routes")
struct RouteTests {
    // `try!`: the text stands here and is a valid one; a static property can't throw
    nonisolated static let user = try! UserID("user123")

    @Test(
        "E1, E4: every route, against every state of a session",
        arguments: [
            //                                   nobody                      ana       locked            may have news                complete
            Row(.login, .allowed, .allowed, .allowed, .allowed, .allowed),
            Row(.signup, .allowed, .allowed, .allowed, .allowed, .allowed),
            Row(.forgotPassword, .allowed, .allowed, .allowed, .allowed, .allowed),
            Row(.home, .denied(.unauthenticated), .allowed, .denied(.locked), .allowed, .allowed),
            Row(.profile(userID: user), .denied(.unauthenticated), .allowed, .denied(.locked), .allowed, .allowed),
            Row(.settings(), .denied(.unauthenticated), .allowed, .denied(.locked), .allowed, .allowed),
            Row(
                .settings(section: .privacy), .denied(.unauthenticated), .allowed, .denied(.locked), .allowed, .allowed),
            Row(
                .settings(section: .notifications), .denied(.unauthenticated), .denied(.insufficientPermissions),
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
            Row(.unauthorized(requested: RequestedRoute(.home)), .allowed, .allowed, .allowed, .allowed, .allowed),
        ])
    func truthTable(_ row: Row) {
        let sessions: [Session?] = [
            nil, Session(owner: "ana"), Session(owner: "ana", isLocked: true),
            Session(owner: "ana", permissions: [Permission.notifications]),
            Session(owner: "ana", information: [IdentityStep.information]),
        ]
        #expect(sessions.map { row.route.accessRule.decision(for: $0) } == row.decisions)
        #expect(row.route.needsSession == (row.decisions[0] != .allowed))
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

    @Test(
        "E2: what is wrong with a parameter is said",
        arguments: [
            ("shell://profile/ab", "'userID': expected at least 3 bytes"), ("shell://profile/user-1", "'userID'"),
            ("shell://profile/\(String(repeating: "a", count: 65))", "'userID': expected at most 64 bytes"),
            ("shell://settings/nothing", "'section'"),
            ("shell://profile/user123?tab=all", "'tab'"), ("shell://identity/name2", "'step'"),
        ])
    @MainActor func parameters(_ link: String, _ words: String) throws {
        let report = LinkReport.Reporter(try ShellLinks.links()).report(on: link)
        #expect(report.verdict == "reject")
        #expect(report.error?.contains(words) == true, "\(report.error ?? "")")
    }
    @Test(
        "E3: both kinds of links give the same route, with and without www",
        arguments: [
            ("profile/user123", Route.profile(userID: user)),
            ("profile/user123?tab=posts", .profile(userID: user, tab: .posts)),
            ("login", .login), ("signup", .signup),
            ("forgot-password", .forgotPassword), ("home", .home), ("settings", .settings()),
            ("settings/privacy", .settings(section: .privacy)), ("identity", .identitySetup()),
            ("identity/consent", .identitySetup(step: .consent)),
        ])
    @MainActor func links(_ path: String, _ route: Route) throws {
        let links = try ShellLinks.links()
        for link in ["shell://\(path)", "https://shell.app/\(path)", "https://www.shell.app/\(path)"] {
            #expect(try links.destination(of: link) == route)
        }
        #expect(try links.destination(of: try #require(links.path(to: route))) == route)
    }
    @Test("G16: a million wraps through the public API stay one deep")
    func unauthorized() {
        var route = Route.home
        for _ in 0..<1_000_000 { route = .unauthorized(requested: RequestedRoute(route)) }
        #expect(route == .unauthorized(requested: RequestedRoute(.home)))
        guard case .unauthorized(let requested) = route else { return }
        #expect(requested.route == .home)
    }
    @Test("the steps of the identity set-up are in order")
    func steps() {
        #expect(IdentityStep.missing(from: []) == .name)
        #expect(IdentityStep.missing(from: [.name, .consent]) == .address)
        #expect(IdentityStep.missing(from: Set(IdentityStep.allCases)) == nil)
    }
}
