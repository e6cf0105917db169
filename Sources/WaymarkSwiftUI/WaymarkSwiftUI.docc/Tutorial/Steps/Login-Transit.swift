import SwiftUI
import WaymarkSwiftUI

/// The app in one window.
final class Transit {
    let app: AppCoordinator<AnyNavigation>
    let registry: FeatureRegistry<AnyView>
    let tabs: TabRouter<TransitTab, AnyNavigation>

    init(sessions: SavedSession) throws {
        let features: [any Feature<AnyView>] = [
            StopsFeature(), TicketsFeature(office: TicketOffice()), AccountFeature(sessions: sessions),
        ]
        registry = FeatureRegistry(features) { _, _ in AnyView(Text("Not found")) }
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        coordinator.links = try LinkTable(schemes: ["transit"], features: features)
        tabs = TabRouter(coordinator, home: TransitTab.tab) { $0.root }
        app = AppCoordinator(coordinator, sessions: sessions) { reason, _ in
            reason == .unauthenticated ? AnyNavigation(AccountIncomingNavigation.login) : nil
        }
    }
}
