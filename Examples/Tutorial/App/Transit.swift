import SwiftUI
import WaymarkSwiftUI

/// The app in one window.
final class Transit {
    let alerts = AlertPresenter<Unsaved>()
    let app: AppCoordinator<AnyNavigation>
    let history: NavigationHistory<AnyNavigation>
    let registry: FeatureRegistry<AnyView>
    let tabs: TabRouter<TransitTab, AnyNavigation>

    init(_ services: Services, store: RestorationStore) throws {
        let features: [any Feature<AnyView>] = [
            StopsFeature(alerts: alerts), TicketsFeature(office: services.office),
            AccountFeature(sessions: services.sessions),
        ]
        registry = FeatureRegistry(features) { _, _ in AnyView(Text("Not found")) }
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        coordinator.links = try LinkTable(schemes: ["transit"], features: features)
        tabs = TabRouter(coordinator, home: TransitTab.tab) { $0.root }
        history = NavigationHistory(coordinator)
        app = AppCoordinator(coordinator, auth: services.auth, store: store) { reason, _ in
            reason == .unauthenticated ? AnyNavigation(AccountIncomingNavigation.login) : nil
        }
    }
}
