import WaymarkSwiftUI

/// The screens of the tickets feature.
@Links enum TicketsIncomingNavigation: IncomingNavigation {
    @Link("/tickets") case list
    @Link("/tickets/buy/{stop}", as: .sheet) case buy(stop: Int)
}
