import ShellApp
import Waymark

/// A guard that checks a route's access rule against the session of one request.
nonisolated struct SessionGuard: AccessGuard {
    typealias Destination = Route
    private let session: Session?

    /// Creates a guard.
    ///
    /// - Parameter session: A session that hasn't expired; nil if the visitor isn't logged in.
    init(_ session: Session?) { self.session = session }

    @MainActor func access(to destination: Route) -> AccessAnswer<Route> {
        switch destination.accessRule.decision(for: session) {
        case .allowed: .allowed
        case .denied(let reason): .denied(reason)
        }
    }
}
