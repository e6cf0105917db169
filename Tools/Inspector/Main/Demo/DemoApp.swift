#if Inspector
import Foundation
import Waymark
import WaymarkAssociation
import WaymarkInspector

/// A shop without views, with a simulated user, for trying the Inspector without an app.
@MainActor final class DemoApp {
    private let app: AppCoordinator<DemoRoute>
    private let links: LinkTable<DemoRoute>
    private var router: Router<DemoRoute> { app.router }
    private let ana = Session(owner: "ana", permissions: [], information: ["address"])

    init() {
        links = LinkTable(schemes: ["shop"], hosts: ["shop.example"], root: .home, notFound: { .notFound($0) })
        let tabs = NavigationState<DemoRoute>(branches: [
            NavigationBranch(id: "shop", root: .home), NavigationBranch(id: "account", root: .about),
        ])
        let router = Router(tabs, links: links)
        app = AppCoordinator(router, sessions: DemoSessions()) { reason, _ in
            switch reason {
            case .unauthenticated: .login
            case .requiresAdditionalInfo: .account
            case .locked, .insufficientPermissions, .failed, .missingAccessRule, .timedOut, .leaveRefused, .blocked: nil
            }
        }
        // the old name of the first screen
        router.setRedirect { $0 == .search(text: "home") ? .home : nil }
    }

    func inspect(port: Int) async throws -> Inspector {
        await app.boot()
        // a path reserved for the site, so that the association check has something to show
        let kept = AppleAssociation.Component(path: "/staff", comment: "staff stay on the site")
        let file = try AppleAssociation(links, appIDs: ["ABCDE12345.example.shop"], excluding: [kept])
        return try await Inspector.start(
            app, name: "Shop", links: links, association: file,
            actions: [
                InspectorAction("Log in") { [app, ana] in app.logIn(ana) }
            ], options: .init(port: port, allowsReleaseBuilds: true))
    }

    /// Navigates at random until the task is cancelled.
    func walk(every pause: Duration) async {
        let (app, ana) = (app, ana)
        let steps: [@MainActor (Router<DemoRoute>) -> Void] = [
            { $0.navigate(to: .product(id: 42)) },
            { $0.active.navigate(to: .photos(id: 42)) },
            { $0.active.goBack() },
            { $0.navigate(to: .search(text: "tea & cake")) },
            { $0.navigate(to: .product(id: 7)) },
            { $0.active.navigate(to: .cart) },
            { $0.active.navigate(to: .checkout) },
            { $0.dismissAll() },
            { $0.open("shop://orders/1001") },
            // the intended destination is shown
            { _ in app.logIn(ana) },
            { $0.select(branch: "account") },
            { $0.navigate(to: .account) },
            { $0.navigate(to: .staff) },
            { $0.open("https://shop.example/product/abc") },
            { $0.popToRoot() },
            { $0.select(branch: "shop") },
            { _ in app.logOut() },
            { $0.popToRoot() },
            { $0.navigate(to: .search(text: "home")) },
            { $0.popToRoot() },
        ]
        while !Task.isCancelled {
            for step in steps {
                // the time that a user takes to read a screen
                guard (try? await Task.sleep(for: pause)) != nil else { return }
                step(router)
            }
        }
    }
}

/// A repository without a session, until the user or a button of the page logs in.
struct DemoSessions: SessionRepository {
    func session() -> Session? { nil }
}
#endif
