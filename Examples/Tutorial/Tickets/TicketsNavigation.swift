import WaymarkSwiftUI

/// The screens of the tickets feature.
@Links enum TicketsIncomingNavigation: IncomingNavigation, GuardedNavigation {
    @Link("/tickets") case list
    @Link("/tickets/buy/{stop}", as: .sheet) case buy(stop: Int)

    var accessRule: AccessRule { .session() }
}
