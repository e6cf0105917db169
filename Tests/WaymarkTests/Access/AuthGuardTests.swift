import Foundation
import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("AuthGuard")
struct AuthGuardTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let rule: AccessRule
        let session: Session?
        let denial: DenialReason?
        var testDescription: String { "\(rule) for \(session.map { "\($0)" } ?? "nobody")" }
    }
    nonisolated static let full = Session(owner: "ana", permissions: ["admin", "edit"], information: ["address"])

    @Test(
        "a rule denies a session for the first condition that isn't met",
        arguments: [
            Row(rule: .everyone, session: nil, denial: nil),
            Row(rule: .everyone, session: .ana.with(isLocked: true), denial: nil),
            Row(rule: .nobody, session: full, denial: .failed),
            Row(rule: .session(), session: nil, denial: .unauthenticated),
            Row(rule: .session(), session: .ana, denial: nil),
            Row(rule: .session(), session: .ana.with(isLocked: true), denial: .locked),
            Row(
                rule: .session(permissions: ["admin"]), session: .ana.with(isLocked: true), denial: .locked),
            Row(rule: .session(permissions: ["admin"]), session: .ana, denial: .insufficientPermissions),
            Row(rule: .session(permissions: ["admin", "edit"]), session: full, denial: nil),
            Row(
                rule: .session(permissions: ["admin", "own"]), session: full,
                denial: .insufficientPermissions
            ),
            Row(
                rule: .session(information: ["address", "age"]), session: full,
                denial: .requiresAdditionalInfo("age")),
            Row(rule: .session(permissions: ["edit"], information: ["address"]), session: full, denial: nil),
        ])
    func rules(_ row: Row) { #expect(row.rule.denial(for: row.session) == row.denial) }

    /// Returns an app whose session expires in a minute.
    private func expiring() -> AuthApp {
        let app = AuthApp(nil)
        app.logIn(Session(owner: "ana", expires: app.clock.date.addingTimeInterval(60)))
        return app
    }

    @Test("a known session, and a screen for everyone, need no lookup; an unknown session is looked up once")
    func asksOnce() async {
        let app = AuthApp(.ana, isKnown: false)
        #expect(app.router.navigate(to: .help).settled == .committed)
        #expect(await app.sessions.asked == 0)
        let transition = app.router.navigate(to: .home)
        #expect(transition.settled == nil)
        #expect(await transition.outcome == .committed)
        #expect(app.router.navigate(to: .profile(1)).settled == .committed)
        #expect(await app.sessions.asked == 1)
    }
    @Test("a navigation is denied with the login if the repository fails, and the next one asks the repository again")
    func repositoryFails() async {
        let app = AuthApp(nil, isKnown: false)
        await app.sessions.fail(CancellationError())
        #expect(await app.router.navigate(to: .home).outcome == .denied(.failed))
        #expect(app.router.records.count == 1)
        app.router.expect(NavigationState<AuthRoute>().presenting(.login, as: .sheet))
        await app.sessions.set(.ana)
        #expect(await app.router.navigate(to: .home).outcome == .committed)
    }
    @Test("after the session expires, the next navigation is denied and presents the login")
    func expires() async {
        let app = expiring()
        app.router.navigate(to: .home)
        app.clock.advance(by: .seconds(59))
        #expect(app.router.navigate(to: .profile(1)).settled == .committed)
        app.clock.advance(by: .seconds(1))
        #expect(await app.router.navigate(to: .profile(2)).outcome == .denied(.unauthenticated))
        app.router.expect(NavigationState<AuthRoute>().presenting(.login, as: .sheet))
    }
    @Test("if the repository has refreshed an expired session, nothing is denied")
    func refreshed() async {
        let app = expiring()
        await app.sessions.set(Session(owner: "ana", expires: app.clock.date.addingTimeInterval(3_600)))
        app.clock.advance(by: .seconds(61))
        #expect(await app.router.navigate(to: .home).outcome == .committed)
    }
    @Test("a clock that is set back never extends a session")
    func clockGoesBack() async {
        let app = expiring()
        app.clock.shiftDate(by: .seconds(-86_400))
        app.clock.advance(by: .seconds(59))
        #expect(app.router.navigate(to: .home).settled == .committed)
        app.clock.advance(by: .seconds(1))
        #expect(await app.router.navigate(to: .profile(1)).outcome == .denied(.unauthenticated))
        app.clock.shiftDate(by: .seconds(-86_400))
        #expect(app.auth.session == nil)
    }
    @Test("the repository's answer is dropped if it arrives after a log-out")
    func lateAnswer() async {
        let gate = Gate<Session?>()
        let auth = AuthGuard<AuthRoute>(sessions: GatedSessions(gate: gate))
        let router = Router<AuthRoute>()
        router.timing.clock = .manual(ManualClock())
        router.setGuard(auth)
        let transition = router.navigate(to: .home)
        await gate.arrival()
        auth.update(nil)
        gate.open(with: .ana)
        #expect(await transition.outcome == .denied(.unauthenticated))
        #expect(auth.session == nil)
    }
    @Test("a destination whose type has no rule is denied even with permissions, and the not-found screen is allowed")
    func noRule() async {
        let auth = AuthGuard<AnyNavigation>(sessions: SessionRepositoryMock())
        auth.update(Self.full)
        let coordinator = NavigationCoordinator()
        coordinator.setGuard(auth)
        #expect(coordinator.navigate(to: Route.home).settled == .denied(.missingAccessRule(type: "Route")))
        #expect(coordinator.navigate(to: AuthRoute.home).settled == .committed)
        #expect(coordinator.navigate(to: NotFoundNavigation(requested: "/x")).settled == .committed)
    }
}

extension Session {
    func with(isLocked: Bool) -> Session {
        var session = self
        session.isLocked = isLocked
        return session
    }
}
