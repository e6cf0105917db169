#if Inspector
import Foundation
import Waymark
import WaymarkAssociation
import WaymarkInspector

/// The app of the article "Tabs, features and a login", without views and with a simulated user.
@MainActor struct Transit {
    let tabs: TabRouter<TransitTab, AnyNavigation>
    let app: AppCoordinator<AnyNavigation>
    private let links: LinkTable<AnyNavigation>
    private let ana = Session(owner: "ana", permissions: ["tickets"])

    init() throws {
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        tabs = TabRouter(coordinator, linkTab: TransitTab.tab) { $0.root }
        app = AppCoordinator(coordinator, sessions: NoSession()) { reason, _ in
            switch reason {
            case .unauthenticated: AnyNavigation(AccountIncomingNavigation.login)
            case .requiresAdditionalInfo: AnyNavigation(AccountIncomingNavigation.card)
            case .locked, .insufficientPermissions, .failed, .missingAccessRule, .timedOut, .leaveRefused, .blocked: nil
            }
        }
        // gives the page prepared values to list
        coordinator.setPreparation { destination in
            guard case .stop(let id)? = destination.base as? LinesIncomingNavigation else { return nil }
            return Preparation(cost: 2) { "the departures of stop \(id)" }
        }
        let features: [any Feature<String>] = [
            TextFeature<LinesIncomingNavigation>(), TextFeature<TicketsIncomingNavigation>(),
            TextFeature<AccountIncomingNavigation>(),
        ]
        links = try LinkTable(
            schemes: ["transit"], hosts: ["transit.example"], features: features,
            notFound: { AnyNavigation(NotFoundNavigation(requested: $0)) })
        coordinator.links = links
    }

    func inspect(port: Int) async throws -> Inspector {
        await app.boot()
        // gives the page an excluded link to show
        let kept = AppleAssociation.Component(path: "/tickets/control", comment: "staff stay on the site")
        let file = try AppleAssociation(links, appIDs: ["ABCDE12345.example.transit"], excluding: [kept])
        return try await Inspector.start(
            app, name: "Transit", links: links, association: file,
            actions: [InspectorAction("Log in") { [app, ana] in app.logIn(ana) }],
            tests: InspectorTestSetup(imports: ["Transit"], app: "try Transit(sessions: sessions, clock: clock).app"),
            options: .init(port: port, allowsReleaseBuilds: true))
    }

    /// Repeats a fixed list of user actions until the task is cancelled.
    ///
    /// - Parameter pause: The time between two actions.
    func walk(every pause: Duration) async {
        let router = app.router
        let steps: [@MainActor () -> Void] = [
            { router.navigate(to: LinesIncomingNavigation.stop(id: 7)) },
            { router.navigate(to: LinesIncomingNavigation.map(stop: 7)) },
            { router.active.goBack() },
            { router.navigate(to: LinesIncomingNavigation.search(text: "tram & bus")) },
            { router.navigate(to: LinesIncomingNavigation.search(text: "12")) },
            { router.navigate(to: LinesIncomingNavigation.fares) },
            { router.active.dismiss() },
            { router.open("transit://stops/central") },
            { router.popToRoot() },
            { tabs.select(.tickets) },
            { app.cancelLogin() },
            { router.navigate(to: LinesIncomingNavigation.stop(id: 7)) },
            { router.navigate(to: LinesOutgoingNavigation.buyTicket(stop: 7)) },
            // resumes the denied purchase
            { app.logIn(ana) },
            { router.active.navigate(to: TicketsIncomingNavigation.pay) },
            { router.dismissAll() },
            { router.open("https://transit.example/tickets/1001") },
            { router.navigate(to: TicketsIncomingNavigation.control) },
            { app.lock() },
            { router.open("transit://stops/3") },
            { Task { try await app.unlock() } },
            { app.logOut() },
            { router.popToRoot() },
        ]
        while !Task.isCancelled {
            for step in steps {
                // a user's reading time
                guard (try? await Task.sleep(for: pause)) != nil else { return }
                step()
            }
        }
    }
}

/// A repository that has never saved a session.
private struct NoSession: SessionRepository {
    func session() -> Session? { nil }
}
#endif
