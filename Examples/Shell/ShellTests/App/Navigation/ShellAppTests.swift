import ShellApp
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@Suite("Shell without a host")
struct ShellAppTests {
    typealias State = NavigationState<Route>
    // `try!`: the text stands here and is a valid one; a static property can't throw
    nonisolated static let user = try! UserID("user123")
    let sessions = SessionRepositoryMock()
    let store = MemoryRestorationStore()
    let clock = ManualClock()

    private func app(
        _ session: Session? = nil, done: Set<IdentityStep> = [],
        flags: @escaping @MainActor () -> ShellFlags = { ShellFlags() }
    ) async throws -> ShellApp {
        await sessions.set(session)
        let app = try ShellApp(
            sessions: sessions, store: store, doneSteps: { done }, flags: flags, clock: .manual(clock))
        await app.coordinator.boot()
        return app
    }

    @Test("E6, E8: without a session the app starts at the login, and goes home after it")
    func login() async throws {
        let app = try await app()
        app.router.expect(State(root: .login))
        app.coordinator.logIn(Session(owner: "ana"))
        app.router.expect(State(root: .home))
        app.coordinator.logOut()
        app.router.expect(State(root: .login))
    }
    @Test("E7, E8: a link to what is protected, while logged out: login, then there")
    func link() async throws {
        let app = try await app()
        app.coordinator.open("https://shell.app/profile/user123")
        #expect(app.router.top == .login)
        #expect(app.router.intendedDestination == .profile(userID: Self.user))
        app.coordinator.logIn(Session(owner: "ana"))
        app.router.expect(State(root: .home, path: [.profile(userID: Self.user)]))
    }
    @Test("E3: what is unknown or invalid gives not-found with its path")
    func notFound() async throws {
        let app = try await app(Session(owner: "ana"))
        for link in ["shell://nowhere/1", "https://shell.app/profile/x"] {
            app.coordinator.open(link)
            guard case .notFound(let path)? = app.router.top else {
                Issue.record("\(link) shows \(String(describing: app.router.top))")
                continue
            }
            #expect(link.contains(path))
        }
    }
    @Test("E5: a permission that is missing shows what was not allowed; once it is there, that is shown")
    func permission() async throws {
        let app = try await app(Session(owner: "ana"))
        app.router.navigate(to: .settings(section: .notifications))
        #expect(
            app.router.top == .unauthorized(requested: RequestedRoute(.settings(section: .notifications))))
        app.coordinator.updateSession(Session(owner: "ana", permissions: [Permission.notifications]))
        app.router.expect(State(root: .home, path: [.settings(section: .notifications)]))
    }
    @Test("E4: information that is missing leads to the set-up, at the step that is missing, and on after it")
    func identity() async throws {
        let app = try await app(Session(owner: "ana"), done: [.name])
        app.router.navigate(to: .settings(section: .account))
        #expect(app.router.top == .identitySetup(step: .address))
        app.coordinator.updateSession(Session(owner: "ana", information: [IdentityStep.information]))
        #expect(app.router.top == .settings(section: .account))
    }
    @Test(
        "a step that is skipped sends the user back to the one that is missing",
        arguments: [
            Step(done: [], asked: .consent, shown: .name), Step(done: [], asked: nil, shown: .name),
            Step(done: [.name], asked: .consent, shown: .address), Step(done: [.name], asked: .name, shown: .name),
            Step(done: [.name, .address, .consent], asked: nil, shown: nil),
        ])
    func skipped(_ step: Step) async throws {
        let app = try await app(Session(owner: "ana"), done: step.done)
        app.router.navigate(to: .identitySetup(step: step.asked))
        #expect(app.router.top == .identitySetup(step: step.shown))
    }
    nonisolated struct Step: Sendable {
        let done: Set<IdentityStep>
        let asked, shown: IdentityStep?
    }
    @Test("E9: query parameters that no pattern declares are dropped")
    func query() async throws {
        let app = try await app(Session(owner: "ana"))
        app.coordinator.open("shell://settings/privacy?utm_source=mail&admin=true")
        app.router.expect(State(root: .home, path: [.settings(), .settings(section: .privacy)]))
    }
    @Test("E9: an optional query parameter is a value of the route")
    func optionalQuery() async throws {
        let app = try await app(Session(owner: "ana"))
        app.coordinator.open("shell://profile/user123?tab=posts")
        app.router.expect(State(root: .home, path: [.profile(userID: Self.user, tab: .posts)]))
    }
    @Test("E9: a flag leads profiles to their posts from the moment it is on, unless a tab is asked for")
    func flag() async throws {
        let switches = Switches()
        let app = try await app(Session(owner: "ana"), flags: { switches.flags })
        app.router.navigate(to: .profile(userID: Self.user))
        #expect(app.router.top == .profile(userID: Self.user))
        app.router.popToRoot()
        switches.flags.opensProfilesOnPosts = true
        app.router.navigate(to: .profile(userID: Self.user))
        #expect(app.router.top == .profile(userID: Self.user, tab: .posts))
        app.router.navigate(to: .profile(userID: Self.user, tab: .about))
        #expect(app.router.top == .profile(userID: Self.user, tab: .about))
    }
    private final class Switches { var flags = ShellFlags() }

    @Test("E5: what is asked for while locked leads to the lock, and is shown once the session is open")
    func lockedRoute() async throws {
        let app = try await app(Session(owner: "ana"))
        app.coordinator.lock()
        #expect(app.router.navigate(to: .settings()).settled == .denied(.locked))
        #expect(app.coordinator.phase == .locked(Session(owner: "ana", isLocked: true)))
        await app.coordinator.unlock()
        #expect(app.router.top == .settings())
    }
    @Test("E5: a session that was locked elsewhere leads to the lock as soon as it is asked for")
    func lockedElsewhere() async throws {
        let app = try await app(Session(owner: "ana"))
        app.router.navigate(to: .settings())
        await sessions.set(Session(owner: "ana", isLocked: true))
        await app.coordinator.refreshSession()
        #expect(app.coordinator.phase == .locked(Session(owner: "ana", isLocked: true)))
        #expect(app.router.navigate(to: .home).settled == .denied(.locked))
    }
    @Test("G14: locked hides the stack and keeps it")
    func locked() async throws {
        let app = try await app(Session(owner: "ana"))
        app.router.navigate(to: .settings())
        app.coordinator.lock()
        #expect(app.router.navigate(to: .home).settled == .denied(.locked))
        await app.coordinator.unlock()
        #expect(app.router.path.first == .settings())
    }
    @Test("S1, S2: what was saved comes back for its owner only")
    func saved() async throws {
        let first = try await app(Session(owner: "ana"))
        first.router.navigate(to: .settings(section: .privacy))
        #expect(first.coordinator.save().isEmpty)
        first.coordinator.confirmRestoration()
        let again = try await app(Session(owner: "ana"))
        again.router.expect(State(root: .home, path: [.settings(section: .privacy)]))
        again.coordinator.confirmRestoration()
        let other = try await app(Session(owner: "ben"))
        other.router.expect(State(root: .home))
    }
    @Test("E11: each route has a screen, a rule and, but for two, a link")
    func complete() throws {
        let links = try ShellLinks.links()
        let routes: [Route] = [
            .login, .signup, .forgotPassword, .home, .profile(userID: Self.user), .settings(), .identitySetup(),
        ]
        for route in routes { #expect(links.path(to: route) != nil) }
        #expect(links.path(to: .notFound(path: "/x")) == nil)
        #expect(links.path(to: .unauthorized(requested: RequestedRoute(.home))) == nil)
    }
}
