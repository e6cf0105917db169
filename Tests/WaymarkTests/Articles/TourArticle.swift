import Waymark
import WaymarkLinks
import WaymarkTesting

/// The code of "A tour", as it stands there; `TourTests` runs it.
enum TourArticle {
    enum Route: Navigation {
        case list
        case detail(identifier: Int)
        case settings

        var presentationType: PresentationType { self == .settings ? .sheet : .push }
        var ancestors: [Route] { if case .detail = self { [.list] } else { [] } }
    }

    enum CharacterIncomingNavigation: IncomingNavigation {
        case list
        case detail(identifier: Int)
    }
    enum HomeOutgoingNavigation: OutgoingNavigation {
        case character(identifier: Int)
    }

    enum AccountRoute: GuardedNavigation {
        case login
        case home
        case admin

        var accessRule: AccessRule {
            switch self {
            case .login: .everyone
            case .home: .session()
            case .admin: .session(permissions: ["admin"])
            }
        }
    }

    struct AppNavigationRedirect: NavigationRedirect {
        func redirect(_ navigation: any Navigation) -> (any Navigation)? {
            switch navigation {
            case HomeOutgoingNavigation.character(let identifier) as HomeOutgoingNavigation:
                CharacterIncomingNavigation.detail(identifier: identifier)
            default: nil
            }
        }
    }
}

extension TourArticle.Route {
    typealias Route = TourArticle.Route

    static var links: Links<Route> {
        Links {
            LinkRoute("/list", to: .list)
            LinkRoute("/detail/{identifier}", "/detail?id={identifier}") {
                .detail(identifier: $0)
            } values: {
                if case .detail(let identifier) = $0 { identifier } else { nil }
            }
            LinkRoute("/settings", to: .settings)
        }
    }
}
