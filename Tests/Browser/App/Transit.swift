#if Inspector && Macros
import Foundation
import Waymark
import WaymarkInspector

/// A transit app like that of the tutorial, without views.
@MainActor struct Transit {
    let tabs: TabRouter<TransitTab, AnyNavigation>
    let app: AppCoordinator<AnyNavigation>
    private let ana = Session(owner: "ana", permissions: ["tickets"])

    init(sessions: any SessionRepository = NoSession(), clock: NavigationClock = .system) throws {
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        coordinator.timing.clock = clock
        tabs = TabRouter(coordinator, home: TransitTab.tab) { $0.root }
        app = AppCoordinator(coordinator, sessions: sessions) { reason, _ in
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
        coordinator.links = try LinkTable(
            schemes: ["transit"], hosts: ["transit.example"], features: features,
            notFound: { AnyNavigation(NotFoundNavigation(requested: $0)) })
    }

    func inspect(port: Int, showsValues: Bool) async throws -> Inspector {
        await app.boot()
        return try await Inspector.start(
            app, name: "Transit",
            tests: InspectorTestSetup(
                imports: ["Transit"], app: "try Transit(sessions: sessions, clock: .manual(clock)).app"),
            options: .init(port: port, showsValues: showsValues, allowsReleaseBuilds: true))
    }
    /// Does what the user does.
    func perform(_ command: String) async {
        let words = command.split(separator: " ", maxSplits: 1).map(String.init)
        switch words.first {
        case "log-in": app.logIn(ana)
        case "log-out": app.logOut()
        case "select": _ = await app.router.perform(.select(branch: words[1])).outcome
        default:
            guard let destination = try? app.router.links?.destination(of: command) else { return }
            _ = await app.router.active.navigate(to: destination).outcome
        }
    }
}

/// A repository that has never saved a session.
private struct NoSession: SessionRepository {
    func session() -> Session? { nil }
}
#endif
