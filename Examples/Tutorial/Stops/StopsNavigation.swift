import WaymarkSwiftUI

/// The screens of the stops feature.
@Links enum StopsIncomingNavigation: IncomingNavigation, GuardedNavigation {
    @Link("/stops") case list
    @Link("/stops/{id}") case stop(id: Int)
    @Link("/stops/{stop}/report") case report(stop: Int)

    var accessRule: AccessRule { .everyone }
    var ancestors: [StopsIncomingNavigation] {
        if case .report(let stop) = self { [.stop(id: stop)] } else { [] }
    }
}

/// The requests of the stops feature to the rest of the app.
enum StopsOutgoingNavigation: OutgoingNavigation {
    case buyTicket(stop: Int)
}
