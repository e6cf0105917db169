import SwiftUI
import WaymarkSwiftUI

/// The app in one window.
final class Transit {
    let registry: FeatureRegistry<AnyView>
    let tabs: TabRouter<TransitTab, AnyNavigation>

    init() throws {
        let features: [any Feature<AnyView>] = [StopsFeature(), TicketsFeature(office: TicketOffice())]
        registry = FeatureRegistry(features) { _, _ in AnyView(Text("Not found")) }
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        coordinator.links = try LinkTable(schemes: ["transit"], features: features)
        tabs = TabRouter(coordinator, home: TransitTab.tab) { $0.root }
    }
}
