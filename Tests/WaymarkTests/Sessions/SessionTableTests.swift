import Testing

@testable import Waymark

/// Each state of the session with each of its events.
@MainActor @Suite("The session's transition table")
struct SessionTableTests {
    enum Start: CaseIterable { case nobody, denied, ana, locked, expired }
    enum Event: CaseIterable { case anaLogsIn, benLogsIn, changes, locks, expires, logsOut }

    struct Facts: Equatable {
        var user: WindowSession.User
        var isLocked = false
        /// The screens above the host's own first screen, from the bottom up.
        var shown: [AuthRoute] = []
        var intended: AuthRoute?
    }

    private func router(in start: Start) -> Router<AuthRoute> {
        let router = Router<AuthRoute>()
        // allows what a session without permissions allows, as long as a user is logged in
        let guarding = RuleGuard<AuthRoute> { [weak session = router.store.session] route in
            route.accessRule.denial(for: session?.owner.map { Session(owner: $0) }).map { .denied($0) } ?? .allowed
        }
        router.setGuard(guarding) { reason, _ in reason == .unauthenticated ? .login : nil }
        func begin() {
            router.updateSession(.began(.ana))
            router.navigate(to: .profile(1))
        }
        switch start {
        case .nobody: break
        case .denied: router.navigate(to: .profile(1))
        case .ana: begin()
        case .locked:
            begin()
            router.updateSession(.changed(Session(owner: "ana", isLocked: true)))
        case .expired:
            begin()
            router.updateSession(.expired)
        }
        return router
    }
    private static func change(_ event: Event) -> SessionChange {
        switch event {
        case .anaLogsIn: .began(.ana)
        case .benLogsIn: .began(.ben)
        case .changes: .changed(.ana)
        case .locks: .changed(Session(owner: "ana", isLocked: true))
        case .expires: .expired
        case .logsOut: .ended
        }
    }
    private static func expected(_ start: Start, _ event: Event) -> Facts {
        let profile = AuthRoute.profile(1)
        return switch (start, event) {
        case (.nobody, .anaLogsIn): Facts(user: .owner("ana"))
        case (.nobody, .benLogsIn): Facts(user: .owner("ben"))
        case (.nobody, .locks): Facts(user: .nobody, isLocked: true)
        case (.nobody, .changes), (.nobody, .expires), (.nobody, .logsOut): Facts(user: .nobody)

        case (.denied, .anaLogsIn): Facts(user: .owner("ana"), shown: [profile])
        case (.denied, .benLogsIn): Facts(user: .owner("ben"), shown: [profile])
        case (.denied, .locks): Facts(user: .nobody, isLocked: true, shown: [.login], intended: profile)
        case (.denied, .changes), (.denied, .expires):
            Facts(user: .nobody, shown: [.login], intended: profile)
        case (.denied, .logsOut): Facts(user: .nobody)

        case (.ana, .anaLogsIn), (.ana, .changes), (.locked, .anaLogsIn), (.locked, .changes):
            Facts(user: .owner("ana"), shown: [profile])
        case (.ana, .benLogsIn), (.locked, .benLogsIn): Facts(user: .owner("ben"))
        case (.ana, .locks), (.locked, .locks): Facts(user: .owner("ana"), isLocked: true, shown: [profile])
        case (.ana, .expires), (.locked, .expires): Facts(user: .expired("ana"), intended: profile)
        case (.ana, .logsOut), (.locked, .logsOut): Facts(user: .nobody)

        case (.expired, .anaLogsIn): Facts(user: .owner("ana"), shown: [profile])
        case (.expired, .benLogsIn): Facts(user: .owner("ben"))
        case (.expired, .locks): Facts(user: .expired("ana"), isLocked: true, intended: profile)
        case (.expired, .changes), (.expired, .expires): Facts(user: .expired("ana"), intended: profile)
        case (.expired, .logsOut): Facts(user: .nobody)
        }
    }

    @Test("each event in each state gives the next state", arguments: Start.allCases, Event.allCases)
    func row(_ start: Start, _ event: Event) {
        let router = router(in: start)
        router.updateSession(Self.change(event))
        let session = router.store.session
        let facts = Facts(
            user: session.user, isLocked: session.isLocked, shown: router.state.destinations,
            intended: router.intendedDestination)
        #expect(facts == Self.expected(start, event))
    }

    @Test("a beginning, an expiry or a log-out makes guard answers outdated, and another change doesn't")
    func epochs() {
        let router = Router<AuthRoute>()
        let session = router.store.session
        let epochs = [SessionChange.began(.ana), .changed(.ana), .expired, .ended].map(session.beginChange)
        #expect(epochs == [1, 1, 2, 3])
    }
    @Test("links wait for boot, then for the restoration, and then for an unlock")
    func waits() {
        let router = Router<AuthRoute>()
        let session = router.store.session
        #expect(session.wait == nil)
        session.awaitBoot()
        #expect(session.wait == .boot)
        session.beginBoot()
        session.awaitBoot()
        #expect(session.boot == .underWay)
        session.endBoot(forgetting: "ana")
        #expect(session.wait == .restoration && session.user == .expired("ana"))
        session.endRestoration()
        session.update(for: .changed(Session(owner: "ana", isLocked: true)), begunIn: 0, from: nil)
        #expect(session.wait == .unlock)
    }
}
