#if Inspector && Macros
import Foundation
import Waymark
import WaymarkInspector

/// The app of the article "Tabs, features and a login", without views.
@MainActor struct Transit {
    let tabs: TabRouter<TransitTab, AnyNavigation>
    let app: AppCoordinator<AnyNavigation>
    private let links: LinkTable<AnyNavigation>
    private let ana = Session(owner: "ana", permissions: ["tickets"])

    init() throws {
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        tabs = TabRouter(coordinator, home: TransitTab.tab) { $0.root }
        app = AppCoordinator(coordinator, sessions: NoSession()) { reason, _ in
            switch reason {
            case .unauthenticated: AnyNavigation(AccountIncomingNavigation.login)
            case .requiresAdditionalInfo: AnyNavigation(AccountIncomingNavigation.card)
            case .locked, .insufficientPermissions, .failed, .missingAccessRule, .timedOut, .leaveRefused, .blocked: nil
            }
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
        return try await Inspector.start(
            app, name: "Transit", links: links,
            actions: [InspectorAction("Log in") { [app, ana] in app.logIn(ana) }],
            tests: InspectorTestSetup(imports: ["Transit"], app: "try Transit(sessions: sessions, clock: clock).app"),
            options: .init(port: port, allowsReleaseBuilds: true))
    }
}

/// A repository that has never saved a session.
private struct NoSession: SessionRepository {
    func session() -> Session? { nil }
}
#endif
