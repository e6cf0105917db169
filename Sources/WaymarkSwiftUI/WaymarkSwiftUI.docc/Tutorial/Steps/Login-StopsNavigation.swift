import WaymarkSwiftUI

/// The screens of the stops feature.
@Links enum StopsIncomingNavigation: IncomingNavigation, GuardedNavigation {
    @Link("/stops") case list
    @Link("/stops/{id}") case stop(id: Int)

    var accessRule: AccessRule { .everyone }
}

/// The requests of the stops feature to the rest of the app.
enum StopsOutgoingNavigation: OutgoingNavigation {
    case buyTicket(stop: Int)
}
