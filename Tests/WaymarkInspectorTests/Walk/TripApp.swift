import Waymark
import WaymarkLinks

// The app whose walk is recorded: part of these tests, and, as a copy of this file, the module of a package.

enum TripRoute: GuardedNavigation {
    case home
    case city(name: String)
    case ticket(Int)
    case map, account, login, oldMap

    var accessRule: AccessRule { self == .account ? .session() : .everyone }
    var presentation: Presentation { self == .map || self == .login ? .sheet : .push }
    static var links: Links<TripRoute> {
        Links {
            DeepLink("/home", to: .home)
            DeepLink("/city/{name}") {
                .city(name: $0)
            } values: {
                if case .city(let name) = $0 { name } else { nil }
            }
            DeepLink("/map", to: .map)
            DeepLink("/account", to: .account)
            DeepLink("/login", to: .login)
        }
    }
}

@MainActor enum Trip {
    static func app(sessions: any SessionRepository, clock: NavigationClock) -> AppCoordinator<TripRoute> {
        let links = DeepLinks<TripRoute>(schemes: ["trip"], hosts: ["trip.example"], root: .home)
        let router = Router(root: .home, links: links)
        router.timing.clock = clock
        router.redirect { $0 == .oldMap ? .map : nil }
        return AppCoordinator(router, sessions: sessions) { reason, _ in
            reason == .unauthenticated ? .login : nil
        }
    }
}
