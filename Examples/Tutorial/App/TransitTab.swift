import WaymarkSwiftUI

enum TransitTab: String, NavigationTab {
    case stops, tickets, account

    var root: AnyNavigation {
        switch self {
        case .stops: AnyNavigation(StopsIncomingNavigation.list)
        case .tickets: AnyNavigation(TicketsIncomingNavigation.list)
        case .account: AnyNavigation(AccountIncomingNavigation.account)
        }
    }
    /// Returns the tab in which a link to a destination opens.
    static func tab(of destination: AnyNavigation) -> TransitTab? {
        switch destination.base {
        case is StopsIncomingNavigation: .stops
        case is TicketsIncomingNavigation: .tickets
        case is AccountIncomingNavigation: .account
        default: nil
        }
    }
}
