import Foundation
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("The tour's code is what is run here")
struct TourTests {
    typealias Route = TourArticle.Route
    typealias CharacterIncomingNavigation = TourArticle.CharacterIncomingNavigation
    typealias HomeOutgoingNavigation = TourArticle.HomeOutgoingNavigation
    typealias AppNavigationRedirect = TourArticle.AppNavigationRedirect

    @Test("one enum, one router, and links")
    func router() throws {
        let router = Router<Route>()
        router.navigate(to: .detail(identifier: 42))  // a push
        router.navigate(to: .settings)  // a sheet, with a router of its own
        router.child?.navigate(to: .detail(identifier: 7))  // a push inside of the sheet
        router.expect(
            NavigationState(path: [.detail(identifier: 42)])
                .presenting(.settings, as: .sheet, path: [.detail(identifier: 7)]))
        router.perform(.sequence([.dismissModal(), .popToRoot, .push(.list)]))  // one transition
        router.expect(NavigationState(path: [.list]))

        let links = LinkTable<Route>(schemes: ["shell"], hosts: ["shell.app"])
        router.links = links

        router.open("https://shell.app/detail/42")  // lands on [list, detail 42]
        router.expect(NavigationState(path: [.list, .detail(identifier: 42)]))
        #expect(links.path(of: router.state) == "/detail/42")
        #expect(links.explain("shell://detail/x").split(separator: "\n").count == 5)
    }
    @Test("results of screens, and tabs")
    func results() async throws {
        let router = Router<Route>()
        let asked = Task {
            let answer = await router.result(of: .settings, as: Int.self)  // nil where the sheet was pulled down
            return answer
        }
        await settleMainActor()
        router.child?.finish(with: 4)  // in the sheet, on its own router
        #expect(await asked.value == 4)

        let tabs = TabRouter<Tab, Route> { $0 == .home ? .list : .settings }
        tabs.navigate(to: .detail(identifier: 4), in: .home)
        #expect(tabs.router.path == [.detail(identifier: 4)])
    }
    @Test("features, and their tests")
    func features() {
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        coordinator.navigate(to: HomeOutgoingNavigation.character(identifier: 42))  // shows the character's detail

        let navigator = NavigatorMock()
        navigator.navigate(to: HomeOutgoingNavigation.character(identifier: 42))
        expectNavigation(by: navigator, to: [HomeOutgoingNavigation.character(identifier: 42)])

        coordinator.expect(NavigationState(path: [AnyNavigation(CharacterIncomingNavigation.detail(identifier: 42))]))
    }

    @Test("guards, sessions and saved state")
    func guards() async throws {
        typealias AccountRoute = TourArticle.AccountRoute
        let sessions = SessionRepositoryMock()
        let path = FileManager.default.temporaryDirectory.appending(path: "tour-\(UUID().uuidString)").path()
        let accountLinks = try LinkTable(Links<AccountRoute> { LinkRoute("/home", to: .home) }, schemes: ["shell"])

        let accounts = Router<AccountRoute>(links: accountLinks)
        let saved = Restoration(links: accountLinks, store: FileRestorationStore(path: path))
        let app = AppCoordinator(accounts, sessions: sessions, restoration: saved) { reason, _ in
            reason == .unauthenticated ? .login : nil
        }
        app.open("shell://home")  // waits
        #expect(accounts.path.isEmpty)
        await app.boot()  // session, saved state, then the link: nobody is logged in, so the login is shown
        #expect(accounts.path == [.login])
        app.logIn(Session(owner: "a1"))  // home is shown, and the login is gone
        #expect(accounts.path == [.home])
        let isAllowed =
            await accounts.canNavigate(to: .admin)  // false
        #expect(!isAllowed)
    }
}
