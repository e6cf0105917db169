import WaymarkSwiftUI

/// Leads each request of a feature to the feature that can answer it.
struct AppNavigationRedirect: NavigationRedirect {
    func redirect(_ navigation: any Navigation) -> (any Navigation)? {
        switch navigation {
        case let stops as StopsOutgoingNavigation: redirect(stops)
        default: nil
        }
    }
    private func redirect(_ stops: StopsOutgoingNavigation) -> any Navigation {
        switch stops {
        case .buyTicket(let stop): TicketsIncomingNavigation.buy(stop: stop)
        }
    }
}
