import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Answers of guards")
struct GuardAnswerTests {
    enum Page: String, Navigation { case start, a, b, c, d, e, f, g }
    struct Refusal: Error, Equatable { let secret: String }

    private func router(
        redirects: [Page: Page] = [:], _ rule: @escaping @MainActor @Sendable (Page) -> AccessDecision<Page>
    ) -> Router<Page> {
        let router = Router<Page>(path: [.start])
        router.setRedirect { redirects[$0] }
        router.setGuard(RuleGuard<Page> { page in rule(page) })
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
    @Test("the app's rule for denials gets the requested destination, and not its ancestor")
    func requested() {
        let router = Router<AuthRoute>()
        var denied: [AuthRoute] = []
        let auth = AuthGuard<AuthRoute>(sessions: SessionRepositoryMock())
        auth.update(nil)
        router.setGuard(auth) { _, requested in
            denied.append(requested)
            return .login
        }
        router.perform(.setPath([.home, .profile(1)]))
        #expect(denied == [.profile(1)])
    }

    // MARK: Errors
    @Test("the error that a guard throws is in the record, but not in the record's description")
    func error() async throws {
        for isLate in [false, true] {
            let router = Router<Page>(path: [.start])
            router.setGuard(
                RuleGuard<Page> { page in
                    guard page == .a else { return .allowed }
                    if isLate { return .later { throw Refusal(secret: "pin 1234") } }
                    throw Refusal(secret: "pin 1234")
                }
            )
            #expect(await router.navigate(to: .a).outcome == .denied(.failed))
            let record = try #require(router.records.last)
            #expect(record.error as? Refusal == Refusal(secret: "pin 1234"))
            #expect(!"\(record)".contains("1234"))
        }
    }
}
