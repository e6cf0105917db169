import ShellApp
import Waymark

/// Checks the routes' access rules against one request's session.
nonisolated struct SessionGuard: AccessGuard {
    typealias Destination = Route
    private let session: Session?

    /// - Parameter session: A session that has not expired; nil if the visitor isn't logged in.
    init(_ session: Session?) { self.session = session }

    @MainActor func access(to destination: Route) -> AccessAnswer<Route> {
        switch destination.accessRule.decision(for: session) {
        case .allowed: .allowed
        case .denied(let reason): .denied(reason)
        }
    }
}
