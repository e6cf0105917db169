import Testing
import WaymarkTesting

@testable import Waymark

private struct ActionLinks: DeepLinkHandler {
    typealias Destination = AuthRoute
    let run: @MainActor @Sendable () -> Void
    func action(for link: ParsedLink) -> (@MainActor @Sendable () -> Void)? { link["code"] == nil ? nil : run }
}

@MainActor @Suite("A preview and its app")
struct PreviewRouterTests {
    let app = AuthApp(.ana, path: [.home])
    let shelf = Shelf()
    var router: Router<AuthRoute> { app.router }

    private func preview(of destination: AuthRoute) async throws -> Router<AuthRoute> {
        guard case .shown(let router) = await router.peek(at: destination) else {
            Issue.record("the preview should be shown")
            throw CancellationError()
        }
        return router
    }
    private func prepares() { router.setPreparation { [shelf] in shelf.preparation(of: $0) } }

    // MARK: sessions
    @Test("a preview loads nothing after the log-out")
    func afterLogOut() async throws {
        prepares()
        shelf.owner = "ana"
        let preview = try await preview(of: .profile(1))
        _ = try await preview.prepared(for: .profile(1), as: String.self).get()
        app.logOut()
        await loadLater()
        let before = shelf.asked
        let taken = preview.prepared(for: .profile(1), as: String.self)
        await loadLater()
        #expect(shelf.asked == before, "nobody is logged in")
        #expect(
            taken.failure as? PreparationError == .denied(name: AuthRoute.profile(1).name, .unauthenticated))
        #expect(router.prepared(for: .profile(1), as: String.self).value == nil, "nobody is logged in")
        #expect(await preview.canNavigate(to: .profile(1)) == false)
    }
    @Test("a preview of one user loads nothing for the next one, who may not see it")
    func nextUser() async throws {
        app.change(Session(owner: "ana", permissions: ["admin"]))
        var loads = 0
        router.setPreparation { route in
            route == .admin
                ? Preparation {
                    loads += 1; return "secrets"
                } : nil
        }
        let preview = try await preview(of: .admin)
        let ofAna = preview.prepared(for: .admin, as: String.self)
        #expect(try await ofAna.get() == "secrets")
        app.logOut()
        app.logIn(.ben)
        let before = loads
        let taken = preview.prepared(for: .admin, as: String.self)
        await loadLater()
        #expect(loads == before && taken.value == nil, "ben may not see it")
        #expect(router.prepared(for: .admin, as: String.self).value == nil, "ben may not see it, in the app itself")
    }
    @Test("a preview of one user loads nothing for the next one, even what everyone may see")
    func nextUserOfHelp() async throws {
        prepares()
        let preview = try await preview(of: .help)
        app.logOut()
        app.logIn(.ben)
        await loadLater()
        let before = shelf.asked
        let taken = preview.prepared(for: .help, as: String.self)
        preview.prepare(.profile(7))
        await loadLater()
        #expect(taken.value == nil && shelf.asked == before)
        guard case .denied(.unauthenticated) = await preview.peek(at: .help) else {
            Issue.record("the preview should deny it")
            return
        }
    }
    @Test("canNavigate of a preview asks the app's guard")
    func canNavigate() async throws {
        let preview = try await preview(of: .profile(1))
        #expect(await preview.canNavigate(to: .help))
        #expect(await preview.canNavigate(to: .admin) == false)
    }
    @Test("a peek whose guard answers after a log-out or a lock isn't shown", arguments: [true, false])
    func lateAnswer(_ isLock: Bool) async {
        let gate = Gate<AccessAnswer<AuthRoute>>()
        router.setGuard(
            RuleGuard<AuthRoute> { route, _ in route == .profile(1) ? .later { try await gate.pass() } : .allowed })
        let router = router
        let looking = Task { await router.peek(at: .profile(1)) }
        await gate.arrival()
        if isLock {
            router.updateSession(.changed(Session(owner: "ana", isLocked: true)))
        } else {
            router.updateSession(.ended)
        }
        gate.open(with: .allowed)
        if case .shown = await looking.value { Issue.record("the session has \(isLock ? "been locked" : "ended")") }
    }
    @Test("a preview loads nothing while the app is locked")
    func locked() async throws {
        prepares()
        let preview = try await preview(of: .help)
        app.change(Session(owner: "ana", isLocked: true))
        preview.prepare(.help)
        await loadLater()
        #expect(shelf.asked.filter { $0 == .help }.isEmpty)
    }

    // MARK: shared
    @Test("a destination still loads in the app after a preview that asked for it is freed")
    func goneWhileAsking() async throws {
        let gate = Gate<AccessAnswer<AuthRoute>>()
        prepares()
        router.setGuard(
            RuleGuard<AuthRoute> { route, _ in route == .help ? .later { try await gate.pass() } : .allowed })
        do {
            let preview = try await preview(of: .profile(1))
            preview.prepare(.help)
            await gate.arrival()
        }
        gate.open(with: .allowed)
        await gate.departure()
        router.setGuard(RuleGuard<AuthRoute> { _, _ in .allowed })
        #expect(router.navigate(to: .help).settled == .committed)
        let taken = router.prepared(for: .help, as: String.self)
        await until("it loads for ever") { taken.value != nil }
    }
    @Test("the app can still open a link that was opened in a preview")
    func link() async throws {
        router.links = try AuthRoute.deepLinks()
        let preview = try await preview(of: .profile(1))
        preview.open("auth://help")
        #expect(router.open("auth://help").settled == .committed)
        #expect(router.top == .help)
    }
    @Test("a preview doesn't run a link's action")
    func action() async throws {
        var runs = 0
        router.links = try LinkTable(
            Links<AuthRoute> { LinkRoute("/home", to: .home) }, schemes: ["auth"], handlers: [ActionLinks { runs += 1 }]
        )
        let preview = try await preview(of: .profile(1))
        preview.open("auth://refer?code=x7")
        #expect(runs == 0)
        #expect(router.open("auth://refer?code=x7").settled == .handled)
        #expect(runs == 1)
    }
    @Test("a navigation in the app doesn't cancel what a preview is loading")
    func navigation() async throws {
        prepares()
        await router.untilPrepared()
        let gate = Gate<String>()
        shelf.gate = gate
        let preview = try await preview(of: .profile(1))
        let taken = preview.prepared(for: .profile(1), as: String.self)
        await gate.arrival()
        router.navigate(to: .upgrade)
        gate.open(with: "loaded")
        await gate.departure()
        #expect(taken.value == "loaded")
    }
    @Test("content loaded for a preview isn't returned to the app if the guard now denies it")
    func shownByPreview() async throws {
        var isOpen = true
        prepares()
        router.setGuard(
            RuleGuard<AuthRoute> { route, _ in
                route == .profile(1) && !isOpen ? .denied(.insufficientPermissions) : .allowed
            })
        let preview = try await preview(of: .profile(1))
        _ = try await preview.prepared(for: .profile(1), as: String.self).get()
        isOpen = false
        let taken = router.prepared(for: .profile(1), as: String.self)
        #expect(taken.value == nil, "the guard denies it")
    }
    @Test("a log-out drops a preview's values, even if setPreparation was called again after the preview was created")
    func otherPreparation() async throws {
        prepares()
        shelf.owner = "ana"
        let preview = try await preview(of: .help)
        prepares()
        let taken = preview.prepared(for: .help, as: String.self)
        #expect(try await taken.get() == "help of ana")
        app.logOut()
        #expect(taken.value == nil, "ana has logged out")
    }
    @Test("no method of a preview's router reports a fault")
    func faults() async throws {
        let preview = try await preview(of: .profile(1))
        var faults: [NavigationFault] = []
        preview.faultHandler = { faults.append($0) }
        preview.goBack()
        preview.dismiss()
        preview.dismissModal()
        preview.dismissAll()
        preview.dismissSheet()
        preview.dismissFullScreen()
        preview.popToRoot()
        preview.pop(3)
        preview.pop(to: .help)
        preview.select(branch: "x")
        preview.finish(with: 3)
        preview.finish(then: .popToRoot)
        preview.presentingSheet = .form
        preview.presentingSheet = nil
        preview.recheck()
        #expect(faults.isEmpty, "\(faults)")
        preview.expect(NavigationState(root: .profile(1)))
    }
    @Test("a preview and its app don't retain each other")
    func lifetime() async throws {
        weak var leaked: Router<AuthRoute>?
        weak var leakedPreview: Router<AuthRoute>?
        do {
            let router = Router<AuthRoute>(root: .help)
            let shelf = shelf
            router.setPreparation { shelf.preparation(of: $0) }
            guard case .shown(let preview) = await router.peek(at: .help) else { return }
            _ = try await preview.prepared(for: .help, as: String.self).get()
            (leaked, leakedPreview) = (router, preview)
        }
        await until("a router is never freed") { leaked == nil && leakedPreview == nil }
    }
}
