import Waymark
import WaymarkLinks

/// Destinations without access rules.
enum Screen: Navigation {
    case list
    case detail(Int)
    case settings
    var presentationType: PresentationType { self == .settings ? .sheet : .push }
}

/// Destinations with access rules.
enum GuardedScreen: GuardedNavigation {
    case list
    case detail(Int)
    var accessRule: AccessRule { .session() }

    static var links: Links<GuardedScreen> {
        Links {
            LinkRoute("/list", to: .list)
            LinkRoute("/detail/{id}") {
                .detail($0)
            } values: {
                if case .detail(let id) = $0 { id } else { nil }
            }
        }
    }
}

struct NoSessions: SessionRepository {
    func session() async throws -> Session? { nil }
}

/// Returns a guard that already has the session.
@MainActor func knownSession() -> AuthGuard<GuardedScreen> {
    let auth = AuthGuard<GuardedScreen>(sessions: NoSessions())
    auth.update(Session(owner: "ana"))
    return auth
}
