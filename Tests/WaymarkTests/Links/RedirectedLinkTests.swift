import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Links whose destination is redirected")
struct RedirectedLinkTests {
    typealias State = NavigationState<Route>
    /// The rows: a link, the destination in it that is redirected, the redirect's target, and the resulting state.
    nonisolated static let rows: [(link: String, from: Route, to: Route, shown: State)] = [
        // a push becomes a sheet, without the push's ancestors below it
        ("/detail/4", .detail(4), .settings, State().presenting(.settings, as: .sheet)),
        // a sheet becomes a push, on the push's ancestors
        ("/settings", .settings, .detail(1), State(path: [.list, .detail(1)])),
        // a push on top of a sheet
        ("/detail/4", .detail(4), .about, State().presenting(.settings, as: .sheet, path: [.about])),
        // a cover with its ancestors
        (
            "/home", .home, .gallery(2),
            State(path: [.list, .detail(2)]).presenting(.gallery(2), as: .fullScreen)
        ),
        // ancestors and modals that the link names stay
        ("/detail/4?via=/home", .detail(4), .settings, State(path: [.home, .settings])),
        ("/home?sheet=/detail/4", .detail(4), .gallery(2), State(path: [.home]).presenting(.gallery(2), as: .sheet)),
    ]
    let router: Router<Route>
    init() throws { router = Router(links: try Route.deepLinks()) }

    enum Way: CaseIterable { case redirect, guarding, lateGuard }

    private func guarding(_ targets: [Route: Route], isLate: Bool = false) -> RuleGuard<Route> {
        RuleGuard { route in
            guard let target = targets[route] else { return .allowed }
            return isLate ? .later { .redirected(to: target) } : .redirected(to: target)
        }
    }

    @Test(
        "a link that is redirected shows the same as a link to the target, unless it names ancestors or a modal",
        arguments: rows, Way.allCases)
    func redirects(_ row: (link: String, from: Route, to: Route, shown: State), by way: Way) async {
        switch way {
        case .redirect: router.setRedirect { $0 == row.from ? row.to : nil }
        case .guarding, .lateGuard: router.setGuard(guarding([row.from: row.to], isLate: way == .lateGuard))
        }
        #expect(await router.open("app:/\(row.link)").outcome == .committed)
        router.expect(row.shown)
    }
    @Test("a chain of a redirect, a guard and a redirect ends with the last target's presentation")
    func chain() {
        router.setRedirect { [.home: .detail(9), .settings: .gallery(1)][$0] }
        router.setGuard(guarding([.detail(9): .settings]))
        #expect(router.open("app://home").settled == .committed)
        router.expect(State(path: [.list, .detail(1)]).presenting(.gallery(1), as: .fullScreen))
        #expect(router.records.last?.via == [.home, .detail(9), .settings])
    }
    @Test("a redirected link opens in the tab of its target")
    func branch() {
        router.perform(
            .replace(State(branches: [NavigationBranch(id: "a", root: .home), NavigationBranch(id: "b", root: .list)])))
        router.setHome { $0 == .about || $0 == .detail(1) ? "b" : "a" }
        router.setRedirect { $0 == .home ? .detail(1) : nil }
        router.open("app://home")
        #expect(router.state.levels[0].branch.id == "b")
        #expect(router.state.path == [.detail(1)])
    }
    @Test("with onActiveLevel, a link that is redirected to a sheet presents the sheet over the topmost level")
    func activeLevel() {
        router.linkArrival = .onActiveLevel
        router.present(.gallery(1), as: .fullScreen)
        router.setRedirect { $0 == .home ? .settings : nil }
        router.open("app://home")
        router.expect(
            State().presenting(.gallery(1), as: .fullScreen).presenting(.settings, as: .sheet))
    }
}
