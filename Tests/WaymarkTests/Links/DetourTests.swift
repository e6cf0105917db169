import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Links that arrive as detours")
struct DetourTests {
    typealias State = NavigationState<AuthRoute>
    let app = AuthApp(.ana, path: [.home, .profile(1)])
    var router: Router<AuthRoute> { app.router }
    let before = State(path: [.home, .profile(1)])

    init() throws {
        app.router.links = try AuthRoute.deepLinks()
        app.router.linkArrival = .detour
    }

    @Test("a detour covers the current screens, and closing it returns to them")
    func cover() {
        router.present(.form, as: .sheet)
        let shown = router.state
        #expect(router.open("auth://profile/2").settled == .committed)
        router.expect(shown.presenting(.profile(2), as: .fullScreen))
        router.active.navigate(to: .help)
        router.expect(shown.presenting(.profile(2), as: .fullScreen, path: [.help]))
        router.child?.dismissModal()
        router.expect(shown)
    }
    @Test("a detour has the link's ancestors as its stack, without the ground level's root")
    func ancestors() throws {
        let router = Router(NavigationState(root: .home, path: [.about]), links: try Route.deepLinks(root: .home))
        router.linkArrival = .detour
        router.open("app://detail/1")
        router.expect(
            NavigationState(root: .home, path: [.about]).presenting(.list, as: .fullScreen, path: [.detail(1)]))
    }
    @Test("a link to a modal shows it above everything, over a cover with its ancestors if it has any")
    func modal() throws {
        let router = Router(NavigationState<Route>(root: .home, path: [.list]), links: try Route.deepLinks(root: .home))
        router.linkArrival = .detour
        router.open("app://settings/about")
        router.expect(NavigationState(root: .home, path: [.list]).presenting(.settings, as: .sheet, path: [.about]))
        router.open("app://gallery?id=3")
        router.expect(
            NavigationState(root: .home, path: [.list]).presenting(.list, as: .fullScreen, path: [.detail(3)])
                .presenting(.gallery(3), as: .fullScreen))
    }
    @Test(
        "a link from any external source can open as a detour",
        arguments: NavigationOrigin.allCases.filter { $0.isLink })
    func origins(_ origin: NavigationOrigin) throws {
        router.open("auth://help", using: try #require(router.links), as: origin)
        router.expect(before.presenting(.help, as: .fullScreen))
    }
    @Test("a second link replaces the first detour and everything opened in it")
    func second() {
        router.open("auth://profile/2")
        router.active.present(.form, as: .sheet)
        router.open("auth://profile/3")
        router.expect(before.presenting(.profile(3), as: .fullScreen))
        router.dismissModal()
        router.expect(before)
        router.open("auth://profile/4")
        router.expect(before.presenting(.profile(4), as: .fullScreen))
    }
    @Test("a link covers, and doesn't replace, a cover that the app presented")
    func ownCover() {
        router.present(.help, as: .fullScreen)
        router.open("auth://profile/2")
        router.expect(before.presenting(.help, as: .fullScreen).presenting(.profile(2), as: .fullScreen))
    }
    @Test("a link to a visible screen changes nothing")
    func visible() {
        #expect(router.open("auth://profile/1").settled == .duplicate)
        router.open("auth://profile/2")
        app.clock.advance(by: .seconds(2))
        #expect(router.open("auth://profile/2").settled == .duplicate)
        router.expect(before.presenting(.profile(2), as: .fullScreen))
    }
    @Test("a link to the root of the ground level isn't a detour, even if the table of links has no root")
    func unstatedRoot() throws {
        let router = Router(NavigationState<Route>(root: .home, path: [.list]), links: try Route.deepLinks(root: nil))
        router.linkArrival = .detour
        router.open("app://home")
        #expect(router.child == nil && router.top == .home)
    }
    @Test("a link to the root of the ground level goes back to it")
    func root() throws {
        let router = Router(NavigationState<Route>(root: .home, path: [.list]), links: try Route.deepLinks(root: .home))
        router.linkArrival = .detour
        router.open("app://about")
        router.open("app://home")
        router.expect(NavigationState(root: .home))
    }
    @Test("a detour asks no leave guard except those of the previous detour")
    func leaving() {
        var asked: [AuthRoute] = []
        for destination in [AuthRoute.profile(1), .profile(2)] {
            router.onLeave(of: destination) {
                asked.append($0.destination)
                return .stay
            }
        }
        router.open("auth://profile/2")
        #expect(asked.isEmpty)
        #expect(router.open("auth://profile/3").settled == .denied(.leaveRefused))
        #expect(asked == [.profile(2)])
        router.expect(before.presenting(.profile(2), as: .fullScreen))
    }
    @Test("a denied link is resumed as a detour after the login")
    func login() {
        app.logOut()
        router.perform(.replace(State(path: [.help])))
        router.open("auth://profile/2")
        #expect(router.state.topDestination == .login)
        app.logIn(.ana)
        router.expect(State(path: [.help]).presenting(.profile(2), as: .fullScreen))
        router.dismissModal()
        router.expect(State(path: [.help]))
    }
    @Test("a login closes the login sheet that a detour covers, and the detour with it")
    func overLogin() {
        app.logOut()
        router.perform(.replace(State(path: [.help])))
        router.navigate(to: .home)
        #expect(router.presentingSheet == .login)
        router.open("auth://help")
        #expect(router.state.count == 3)
        app.logIn(.ana)
        router.expect(State(path: [.help, .home]))
    }
    @Test("a log-out removes protected screens, and closes a detour even if its first screen is public")
    func logOut() {
        router.perform(.setPath([.help, .profile(1)]))
        router.open("auth://help")
        router.expect(State(path: [.help, .profile(1)]).presenting(.help, as: .fullScreen))
        router.active.navigate(to: .profile(5))
        app.logOut()
        router.expect(State(path: [.help]))
    }
    @Test("a blocking modal refuses a detour")
    func blocked() {
        router.present(.pay, as: .sheet)
        #expect(router.open("auth://profile/2").settled == .denied(.blocked))
    }
    @Test("a detour over eight levels fails, and the state is unchanged")
    func tooDeep() {
        while router.state.count < 8 { router.active.present(.form, as: .sheet) }
        let full = router.state
        #expect(router.open("auth://profile/2").settled == .failed(.tooDeep(limit: 8)))
        router.expect(full)
    }
    @Test("a saved detour is restored as an ordinary cover, which the next link covers")
    func restoration() async throws {
        router.open("auth://profile/2")
        let links = try #require(router.links)
        let saved = try #require(links.path(of: router.state))
        let later = AuthApp(.ana)
        later.router.links = links
        later.router.linkArrival = .detour
        later.router.perform(.replace(try links.state(path: saved)), as: .restoration)
        later.router.expect(before.presenting(.profile(2), as: .fullScreen))
        later.router.open("auth://profile/3")
        later.router.expect(before.presenting(.profile(2), as: .fullScreen).presenting(.profile(3), as: .fullScreen))
        later.router.child?.dismissModal()
        later.router.dismissModal()
        later.router.expect(before)
    }
    @Test("going back in the history closes a detour, and going forward opens it again")
    func history() {
        let history = NavigationHistory(router)
        router.open("auth://profile/2")
        history.goBack()
        router.expect(before)
        history.goForward()
        router.expect(before.presenting(.profile(2), as: .fullScreen))
    }
    @Test(
        "after random navigations and links, closing a detour returns to the covered screens",
        arguments: 0..<50 as Range<UInt64>)
    func random(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let routes: [AuthRoute] = [.home, .profile(1), .help, .form]
        for step in 0..<40 {
            app.clock.advance(by: .seconds(2))
            for _ in 0..<Int.random(in: 0..<3, using: &random) {
                router.active.navigate(to: routes.randomElement(using: &random) ?? .home)
                if Bool.random(using: &random) { router.active.pop() }
            }
            if router.state.count > 5 { router.dismissAll() }
            let covered = router.state
            guard router.open("auth://profile/\(step + 10)").settled == .committed else {
                Issue.record("a link should open")
                return
            }
            router.active.navigate(to: .help)
            var below = router
            while below.level < covered.count - 1, let child = below.child { below = child }
            below.dismissModal()
            router.expect(covered)
        }
    }
}
