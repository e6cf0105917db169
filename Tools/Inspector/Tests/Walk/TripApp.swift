import Waymark
import WaymarkLinks

// The app of the recorded walk. The tests use it, and copy this file into their temporary package.

enum TripRoute: GuardedNavigation {
    case home
    case city(name: String)
    case ticket(Int)
    case map, account, login, oldMap

    var accessRule: AccessRule { self == .account ? .session() : .everyone }
    var presentationType: PresentationType { self == .map || self == .login ? .sheet : .push }
    static var links: Links<TripRoute> {
        Links {
            LinkRoute("/home", to: .home)
            LinkRoute("/city/{name}") {
                .city(name: $0)
            } values: {
                if case .city(let name) = $0 { name } else { nil }
            }
            LinkRoute("/map", to: .map)
            LinkRoute("/account", to: .account)
            LinkRoute("/login", to: .login)
        }
    }
}

@MainActor enum Trip {
    static func app(sessions: any SessionRepository, clock: NavigationClock) -> AppCoordinator<TripRoute> {
        let links = LinkTable<TripRoute>(schemes: ["trip"], hosts: ["trip.example"], root: .home)
        let router = Router(root: .home, links: links)
        router.timing.clock = clock
        router.setRedirect { $0 == .oldMap ? .map : nil }
        return AppCoordinator(router, sessions: sessions) { reason, _ in
            reason == .unauthenticated ? .login : nil
        }
    }
}
