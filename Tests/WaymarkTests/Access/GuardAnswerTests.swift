import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Answers of guards")
struct GuardAnswerTests {
    enum Page: String, Navigation { case start, a, b, c, d, e, f, g }
    struct Refusal: Error, Equatable { let secret: String }

    private func router(
        redirects: [Page: Page] = [:], _ rule: @escaping @MainActor @Sendable (Page) -> AccessAnswer<Page>
    ) -> Router<Page> {
        let router = Router<Page>(path: [.start])
        router.setRedirect { redirects[$0] }
        router.setGuard(RuleGuard<Page> { page, _ in rule(page) })
        return router
    }

    // MARK: Redirects and guards that take turns
    @Test("a loop of redirects and guards fails, and the error names the whole chain")
    func turns() async {
        let router = router(redirects: [.b: .c]) {
            $0 == .a ? .redirected(to: .b) : $0 == .c ? .redirected(to: .a) : .allowed
        }
        let chain = ["page/a", "page/b", "page/c", "page/a"]
        #expect(router.navigate(to: .a).settled == .failed(.redirectLoop(chain: chain)))
        #expect(router.path == [.start])
        #expect(await router.decision(on: .a) == .denied(.failed))
    }

    // MARK: Asynchronous answers
    @Test("a destination that was allowed asynchronously is checked again when the transition commits")
    func allowance() async {
        var isOver = false
        let router = router { page in
            guard page == .a else { return .allowed }
            return isOver
                ? .denied(.insufficientPermissions)
                : .later {
                    isOver = true
                    return .allowed
                }
        }
        #expect(await router.navigate(to: .a).outcome == .denied(.insufficientPermissions))
        #expect(router.path == [.start])
    }

    // MARK: The intended destination
    @Test("the intended destination is the requested one, and not its ancestor")
    func intended() throws {
        let app = AuthApp()
        app.router.open("auth://profile/7?via=/home", using: try AuthRoute.deepLinks())
        #expect(app.router.intendedDestination == .profile(7))
        #expect(app.router.records.last?.showing == .login)
        app.logIn(.ana)
        app.router.expect(NavigationState(path: [.home, .profile(7)]))
    }
    @Test("the app's rule for denials gets the denied destination and the requested one")
    func requested() {
        let router = Router<AuthRoute>()
        var denials: [[AuthRoute]] = []
        let auth = AuthGuard<AuthRoute>(sessions: SessionRepositoryMock())
        auth.update(nil)
        router.setGuard(auth) { _, denial in
            denials.append([denial.destination, denial.requested])
            return .login
        }
        router.perform(.setPath([.home, .profile(1)]))
        #expect(denials == [[.home, .profile(1)]])
    }

    // MARK: Errors and contexts
    @Test("the error that a guard throws is in the record and the denial, but not in the record's description")
    func error() async throws {
        for isLate in [false, true] {
            let router = Router<Page>(path: [.start])
            var handed: (any Error)?
            router.setGuard(
                RuleGuard<Page> { page, _ in
                    guard page == .a else { return .allowed }
                    if isLate { return .later { throw Refusal(secret: "pin 1234") } }
                    throw Refusal(secret: "pin 1234")
                }
            ) { _, denial in
                handed = denial.error
                return nil
            }
            #expect(await router.navigate(to: .a).outcome == .denied(.failed))
            let record = try #require(router.records.last)
            #expect(record.error as? Refusal == Refusal(secret: "pin 1234"))
            #expect(handed as? Refusal == Refusal(secret: "pin 1234"))
            #expect(!"\(record)".contains("1234"))
        }
    }
    @Test("a guard that an AppCoordinator asks after its AuthGuard gets the origin and the kind of a navigation")
    func context() async throws {
        var contexts: [AccessContext] = []
        let watching = RuleGuard<AuthRoute> { route, context in
            if route == .help { contexts.append(context) }
            return .allowed
        }
        let launched = try await LaunchedApp(.ana, guards: [watching]).booted()
        launched.router.navigate(to: .help)
        launched.router.pop()
        launched.app.open("auth://help")
        #expect(contexts.contains(AccessContext(origin: .code, kind: .navigate)))
        #expect(contexts.last == AccessContext(origin: .link, kind: .link))
    }
    @Test("a guard gets the kind of the navigation, even after an earlier guard that answered asynchronously")
    func lateContext() async {
        var contexts: [AccessContext] = []
        let slow = RuleGuard<Page> { _, _ in .later { .allowed } }
        let watching = RuleGuard<Page> { _, context in
            contexts.append(context)
            return .allowed
        }
        let router = Router<Page>()
        router.setGuard(slow.then(watching))
        #expect(await router.push(.a).outcome == .committed)
        #expect(contexts.allSatisfy { $0.kind == .push } && !contexts.isEmpty)
    }
    @Test("a leave guard gets the kind of departure")
    func leaving() {
        let router = Router<Page>(path: [.start, .a])
        var kinds: [NavigationKind] = []
        router.onLeave(of: .a) {
            kinds.append($0.kind)
            return .stay
        }
        router.pop()
        router.perform(.setPath([]))
        router.perform(.setRoot(.b))
        #expect(kinds == [.pop, .setPath, .setRoot])
    }
}
