import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Peeks at destinations")
struct PeekTests {
    let app = AuthApp(.ana, path: [.home])
    var router: Router<AuthRoute> { app.router }

    private func shown(_ peek: Peek<AuthRoute>) throws -> Router<AuthRoute> {
        guard case .shown(let router) = peek else {
            Issue.record("\(peek) should show a router")
            throw CancellationError()
        }
        return router
    }

    @Test("a peek has its own router, whose state never changes")
    func router() async throws {
        let (before, records) = (router.state, router.records.count)
        let preview = try shown(await router.peek(at: .profile(1)))
        #expect(preview.root == .profile(1))
        preview.navigate(to: .help)
        preview.present(.form, as: .sheet)
        preview.select(branch: "none")
        preview.path = [.help]
        #expect(preview.state == NavigationState(root: .profile(1)))
        #expect(router.state == before && router.records.count == records)
    }
    @Test("a destination that the guard denies isn't shown, and the peek has the reason")
    func denied() async {
        guard case .denied(.insufficientPermissions) = await router.peek(at: .admin) else {
            Issue.record("the peek should be denied")
            return
        }
        app.logOut()
        guard case .denied(.unauthenticated) = await router.peek(at: .home) else {
            Issue.record("the peek should be denied")
            return
        }
        #expect(router.state.topDestination != .login, "a denied peek doesn't present the login")
    }
    @Test("an asynchronous guard is awaited, and asked once", arguments: [true, false])
    func asking(_ isAllowed: Bool) async throws {
        let gate = Gate<AccessAnswer<AuthRoute>>()
        router.setGuard(
            RuleGuard<AuthRoute> { destination, _ in
                destination == .help ? .later { try await gate.pass() } : .allowed
            })
        let router = router
        #expect(router.immediatePeek(at: .help).map { _ in true } == nil)
        let looking = Task { await router.peek(at: .help) }
        await gate.arrival()
        gate.open(with: isAllowed ? .allowed : .denied(.locked))
        switch await looking.value {
        case .shown(let preview): #expect(isAllowed && preview.root == .help)
        case .denied(let reason): #expect(!isAllowed && reason == .locked)
        case .unreachable(let failure): Issue.record(failure)
        }
        #expect(gate.arrived == 1)
    }
    @Test("other destinations that a preview prepares are guarded, and the preview's own isn't checked again")
    func guarded() async throws {
        let (shelf, gate) = (Shelf(), Gate<AccessAnswer<AuthRoute>>())
        router.setPreparation { shelf.preparation(of: $0) }
        router.setGuard(
            RuleGuard<AuthRoute> { destination, _ in
                switch destination {
                case .profile: .later { try await gate.pass() }
                case .help: .denied(.insufficientPermissions)
                default: .allowed
                }
            })
        let router = router
        let looking = Task { await router.peek(at: .profile(1)) }
        await gate.arrival()
        gate.open(with: .allowed)
        let preview = try shown(await looking.value)
        preview.prepare(.help)
        #expect(preview.prepared(for: .help, as: String.self).failure is PreparationError)
        #expect(try await preview.prepared(for: .profile(1), as: String.self).get() == "profile(1) of nobody")
        #expect(!shelf.asked.contains(.help))
        #expect(gate.arrived == 1)
    }
    @Test("a peek follows redirects, and asks no leave guard")
    func redirects() async throws {
        router.onLeave(of: .home) { _ in
            Issue.record("no screen leaves")
            return .stay
        }
        router.setRedirect { $0 == .upgrade ? .help : nil }
        #expect(try shown(await router.peek(at: .upgrade)).root == .help)
    }
    @Test("a peek at a link shows its destination, and a link that doesn't resolve is unreachable")
    func links() async throws {
        guard case .unreachable = await router.peek(at: "auth://help") else {
            Issue.record("a router without links should fail")
            return
        }
        router.links = try AuthRoute.deepLinks()
        #expect(try shown(await router.peek(at: "auth://profile/3")).root == .profile(3))
        for wrong in ["auth://nowhere", "https://evil.example/help", ""] {
            guard case .unreachable(.link) = await router.peek(at: wrong) else {
                Issue.record("'\(wrong)' should be unreachable")
                continue
            }
        }
        router.expect(NavigationState(path: [.home]))
    }
    @Test("a peek shares prepared content with the screen that is opened from it")
    func prepared() async throws {
        let shelf = Shelf()
        router.setPreparation { shelf.preparation(of: $0) }
        await router.untilPrepared()
        let preview = try shown(await router.peek(at: .profile(1)))
        #expect(try await preview.prepared(for: .profile(1), as: String.self).get() == "profile(1) of nobody")
        router.navigate(to: .profile(1))
        #expect(router.prepared(for: .profile(1), as: String.self).value != nil)
        #expect(shelf.asked.filter { $0 == .profile(1) }.count == 1)
    }
}
