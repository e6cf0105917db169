import WaymarkSwiftUI

enum TransitTab: String, NavigationTab {
    case stops, tickets

    var root: AnyNavigation {
        switch self {
        case .stops: AnyNavigation(StopsIncomingNavigation.list)
        case .tickets: AnyNavigation(TicketsIncomingNavigation.list)
        }
    }
    /// Returns the tab in which a link to a destination opens.
    static func tab(of destination: AnyNavigation) -> TransitTab? {
        destination.base is TicketsIncomingNavigation ? .tickets : .stops
    }
}
