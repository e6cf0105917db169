#if Inspector
import Waymark
import WaymarkLinks

// The features of the article "Tabs, features and a login", with screens that are texts.

enum LinesIncomingNavigation: IncomingNavigation, GuardedNavigation {
    case list
    case search(text: String)
    case stop(id: Int)
    case map(stop: Int)
    case fares

    var accessRule: AccessRule { .everyone }
    var presentationType: PresentationType {
        switch self {
        case .list, .search, .stop: .push
        case .map: .fullScreen
        case .fares: .sheet
        }
    }
    var ancestors: [LinesIncomingNavigation] {
        if case .map(let stop) = self { [.stop(id: stop)] } else { [] }
    }
    static var links: Links<LinesIncomingNavigation> {
        Links {
            LinkRoute("/lines", to: .list)
            LinkRoute("/lines/search?q={text}") {
                .search(text: $0)
            } values: {
                if case .search(let text) = $0 { text } else { nil }
            }
            LinkRoute("/stops/{id}", "/stop?id={id}") {
                .stop(id: $0)
            } values: {
                if case .stop(let id) = $0 { id } else { nil }
            }
            LinkRoute("/stops/{stop}/map") {
                .map(stop: $0)
            } values: {
                if case .map(let stop) = $0 { stop } else { nil }
            }
            LinkRoute("/fares", to: .fares)
        }
    }
}
enum LinesOutgoingNavigation: OutgoingNavigation {
    case buyTicket(stop: Int)
}

enum TicketsIncomingNavigation: IncomingNavigation, GuardedNavigation {
    case list
    case ticket(id: Int)
    case buy(stop: Int)
    case pay
    case control

    var accessRule: AccessRule {
        switch self {
        case .list, .ticket, .buy: .session()
        case .pay: .session(information: ["card"])
        case .control: .session(permissions: ["staff"])
        }
    }
    var presentationType: PresentationType { if case .buy = self { .sheet } else { .push } }
    static var links: Links<TicketsIncomingNavigation> {
        Links {
            LinkRoute("/tickets", to: .list)
            LinkRoute("/tickets/{id}") {
                .ticket(id: $0)
            } values: {
                if case .ticket(let id) = $0 { id } else { nil }
            }
            LinkRoute("/tickets/buy/{stop}") {
                .buy(stop: $0)
            } values: {
                if case .buy(let stop) = $0 { stop } else { nil }
            }
            LinkRoute("/tickets/pay", to: .pay)
            LinkRoute("/tickets/control", to: .control)
        }
    }
}

enum AccountIncomingNavigation: IncomingNavigation, GuardedNavigation {
    case login
    case card
    case about

    var presentationType: PresentationType { self == .about ? .push : .sheet }
    var accessRule: AccessRule { .everyone }
    static var links: Links<AccountIncomingNavigation> {
        Links {
            LinkRoute("/login", to: .login)
            LinkRoute("/about", to: .about)
        }
    }
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
