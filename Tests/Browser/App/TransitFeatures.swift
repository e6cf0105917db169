#if Inspector && Macros
import Waymark
import WaymarkLinks

// The features of a transit app, with screens that are texts.

@Links enum LinesIncomingNavigation: IncomingNavigation, GuardedNavigation {
    @Link("/lines") case list
    @Link("/lines/search?q={text}") case search(text: String)
    @Link("/stops/{id}")
    @Link("/stop?id={id}")
    case stop(id: Int)
    @Link("/stops/{stop}/map", as: .fullScreen) case map(stop: Int)
    @Link("/fares", as: .sheet) case fares

    var accessRule: AccessRule { .everyone }
    var ancestors: [LinesIncomingNavigation] {
        if case .map(let stop) = self { [.stop(id: stop)] } else { [] }
    }
}
enum LinesOutgoingNavigation: OutgoingNavigation {
    case buyTicket(stop: Int)
}

@Links enum TicketsIncomingNavigation: IncomingNavigation, GuardedNavigation {
    @Link("/tickets") case list
    @Link("/tickets/{id}") case ticket(id: Int)
    @Link("/tickets/buy/{stop}", as: .sheet) case buy(stop: Int)
    @Link("/tickets/pay") case pay
    @Link("/tickets/control") case control

    var accessRule: AccessRule {
        switch self {
        case .list, .ticket, .buy: .session()
        case .pay: .session(information: ["card"])
        case .control: .session(permissions: ["staff"])
        }
    }
}

@Links enum AccountIncomingNavigation: IncomingNavigation, GuardedNavigation {
    @Link("/login") case login
    case card
    @Link("/about") case about

    var presentationType: PresentationType { self == .about ? .push : .sheet }
    var accessRule: AccessRule { .everyone }
}

struct AppNavigationRedirect: NavigationRedirect {
    func redirect(_ navigation: any Navigation) -> (any Navigation)? {
        switch navigation {
        case LinesOutgoingNavigation.buyTicket(let stop): TicketsIncomingNavigation.buy(stop: stop)
        // a search for a number opens that stop
        case LinesIncomingNavigation.search(let text): Int(text).map(LinesIncomingNavigation.stop)
        default: nil
        }
    }
}

enum TransitTab: String, NavigationTab {
    case lines, tickets

    var root: AnyNavigation {
        switch self {
        case .lines: AnyNavigation(LinesIncomingNavigation.list)
        case .tickets: AnyNavigation(TicketsIncomingNavigation.list)
        }
    }
    /// Returns the tab in which a link to a destination opens.
    static func tab(of destination: AnyNavigation) -> TransitTab? {
        destination.base is TicketsIncomingNavigation ? .tickets : .lines
    }
}

/// A feature that renders each destination as its name.
struct TextFeature<Incoming: IncomingNavigation>: Feature {
    func mainScreen(navigator: any Navigator) -> String { "\(Incoming.self)" }
    func screen(for navigation: Incoming, navigator: any Navigator) -> String { navigation.name }
}
#endif
