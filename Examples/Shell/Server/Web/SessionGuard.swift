import ShellApp
import Waymark

/// Holds the routes' rules against one session: for a request, which has no other.
nonisolated struct SessionGuard: AccessGuard {
    typealias Destination = Route
    private let session: Session?

    /// - Parameter session: One that has not expired; nil for nobody.
    init(_ session: Session?) { self.session = session }

    @MainActor func access(to destination: Route) -> AccessAnswer<Route> {
        switch destination.accessRule.decision(for: session) {
        case .allowed: .allowed
        case .denied(let reason): .denied(reason)
        }
    }
}
