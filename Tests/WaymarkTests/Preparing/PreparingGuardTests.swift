import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Preparing only destinations that may be shown")
struct PreparingGuardTests {
    let shelf = Shelf()
    let clock = ManualClock()

    private func router(
        path: [AuthRoute] = [], _ rule: @escaping @MainActor @Sendable (AuthRoute) -> AccessAnswer<AuthRoute>
    ) -> Router<AuthRoute> {
        let router = Router<AuthRoute>(path: path)
        router.timing.clock = .manual(clock)
        router.setGuard(RuleGuard<AuthRoute> { destination, _ in rule(destination) })
        router.setPreparation { [shelf] in shelf.preparation(of: $0) }
        return router
    }

    @Test("nothing is loaded for a destination that a guard denies")
    func denied() async {
        let router = router { $0 == .profile(1) ? .denied(.insufficientPermissions) : .allowed }
        router.prepare(.profile(1))
        let taken = router.prepared(for: .profile(1), as: String.self)
        await loadLater()
        #expect(shelf.asked.isEmpty)
        #expect(
            taken.failure as? PreparationError
                == .denied(name: AuthRoute.profile(1).name, .insufficientPermissions))
    }
    @Test("a guard's redirect is followed, and nothing is loaded for a redirect loop")
    func redirected() async {
        let router = router { destination in
            switch destination {
            case .profile(1): .redirected(to: .help)
            case .profile(2): .redirected(to: .profile(3))
            case .profile(3): .redirected(to: .profile(2))
            default: .allowed
            }
        }
        router.prepare(.profile(1))
        router.prepare(.profile(2))
        await router.untilPrepared()
        #expect(shelf.asked == [.help])
        let lost = router.prepared(for: .profile(2), as: String.self).failure
        guard case PreparationError.unreachable? = lost as? PreparationError else {
            Issue.record("\(String(describing: lost)) should be 'unreachable'")
            return
        }
    }
    @Test("an asynchronous guard is asked once, and the load waits for it", arguments: [true, false])
    func asking(_ isAllowed: Bool) async throws {
        let gate = Gate<AccessAnswer<AuthRoute>>()
        let router = router { _ in .later { try await gate.pass() } }
        router.prepare(.profile(1))
        router.prepare(.profile(1))
        let taken = router.prepared(for: .profile(1), as: String.self)
        await gate.arrival()
        #expect(shelf.asked.isEmpty && taken.isLoading)
        gate.open(with: isAllowed ? .allowed : .denied(.unauthenticated))
        if isAllowed {
            #expect(try await taken.get() == "profile(1) of nobody")
        } else {
            await #expect(throws: PreparationError.denied(name: AuthRoute.profile(1).name, .unauthenticated)) {
                try await taken.get()
            }
        }
        #expect(shelf.asked == (isAllowed ? [.profile(1)] : []))
        #expect(gate.arrived == 1)
    }
    @Test("a redirect by an asynchronous guard is followed")
    func askedRedirect() async {
        let gate = Gate<AccessAnswer<AuthRoute>>()
        let router = router { $0 == .profile(1) ? .later { try await gate.pass() } : .allowed }
        router.prepare(.profile(1))
        await gate.arrival()
        gate.open(with: .redirected(to: .help))
        await router.untilPrepared()
        #expect(shelf.asked == [.help])
    }
    @Test("a guard that doesn't answer in time counts as a denial")
    func late() async {
        let gate = Gate<AccessAnswer<AuthRoute>>()
        let router = router { _ in .later { try await gate.pass() } }
        router.prepare(.profile(1))
        await gate.arrival()
        clock.advance(by: .seconds(11))
        await router.untilPrepared()
        gate.open(with: .allowed)
        await gate.departure()
        await loadLater()
        #expect(shelf.asked.isEmpty && router.preparedFacts.isEmpty)
    }
    @Test("an answer for an earlier session is dropped")
    func outdatedAnswer() async {
        let gate = Gate<AccessAnswer<AuthRoute>>()
        let router = router { _ in .later { try await gate.pass() } }
        router.prepare(.profile(1))
        await gate.arrival()
        router.updateSession(.ended)
        gate.open(with: .allowed)
        await gate.departure()
        await loadLater()
        #expect(shelf.asked.isEmpty && router.preparedFacts.isEmpty)
    }
    @Test("content that a guard no longer allows is freed when the state is checked again")
    func revoked() async throws {
        let app = AuthApp(Session(owner: "ana", permissions: ["admin"]))
        let shelf = shelf
        app.router.setPreparation { $0 == .admin ? Preparation { "secrets" } : shelf.preparation(of: $0) }
        app.router.prepare(.admin)
        app.router.prepare(.profile(1))
        await app.router.untilPrepared()
        #expect(app.router.preparedFacts.map(\.name) == [AuthRoute.admin.name, AuthRoute.profile(1).name])
        app.change(.ana)
        #expect(app.router.preparedFacts.map(\.name) == [AuthRoute.profile(1).name])
    }
    @Test("an expired session's content is freed, even for screens that everyone may see")
    func expired() async {
        let app = AuthApp(.ana)
        let shelf = shelf
        app.router.setPreparation { shelf.preparation(of: $0) }
        app.router.prepare(.help)
        await app.router.untilPrepared()
        app.auth.update(nil)
        app.router.updateSession(.expired)
        #expect(app.router.preparedFacts.isEmpty)
    }
    @Test("nothing is prepared while the app is locked")
    func locked() async {
        let app = AuthApp(.ana)
        let shelf = shelf
        app.router.setPreparation { shelf.preparation(of: $0) }
        app.change(Session(owner: "ana", isLocked: true))
        app.router.prepare(.help)
        await loadLater()
        #expect(shelf.asked.isEmpty)
        app.change(.ana)
        await loadLater()
        #expect(shelf.asked.isEmpty, "nor after the lock")
    }
    @Test("the next session never gets the content of the one before", arguments: [true, false])
    func sessions(_ isLoading: Bool) async throws {
        let app = AuthApp(.ana)
        let (shelf, gate) = (shelf, Gate<String>())
        shelf.owner = "ana"
        app.router.setPreparation { shelf.preparation(of: $0) }
        if isLoading { shelf.gate = gate }
        app.router.prepare(.profile(1))
        let ofAna = app.router.prepared(for: .profile(1), as: String.self)
        if isLoading { await gate.arrival() } else { _ = try await ofAna.get() }
        app.logOut()
        #expect(
            ofAna.value == nil && !ofAna.isLoading && ofAna.failure is CancellationError
                && app.router.preparedFacts.isEmpty)
        await #expect(throws: CancellationError.self) { try await ofAna.get() }
        shelf.gate = nil
        shelf.owner = "ben"
        app.logIn(.ben)
        app.router.navigate(to: .profile(1))
        let ofBen = app.router.prepared(for: .profile(1), as: String.self)
        #expect(try await ofBen.get() == "profile(1) of ben")
        if isLoading { gate.open(with: "profile(1) of ana") }
        await gate.departure()
        #expect(ofBen.value == "profile(1) of ben" && ofAna.value == nil)
        #expect(gate.cancelled == (isLoading ? 1 : 0))
    }
}
