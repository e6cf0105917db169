/// A change of the session, reported after the `AuthGuard` has learned of it.
package enum SessionChange: Hashable, Sendable {
    /// A user logged in. A request that was denied to this user, or while nobody was logged in, is resumed. If the last
    /// session was another user's, that user's screens and requests are removed.
    case began(Session)
    /// The same owner's session changed, for instance after a purchase. Screens that it no longer allows leave, and a
    /// denied request that it now allows is resumed. If the session is now locked, the state is kept but hidden, and
    /// links wait.
    case changed(Session)
    /// The session expired. Screens that need a session leave, and come back if the same owner logs in within
    /// ``NavigationTiming/intendedLifetime``.
    case expired
    /// The user logged out. Screens that need a session leave, and neither a denied request nor saved state is kept.
    case ended

    /// The session after the change; nil if there is none.
    var session: Session? {
        switch self {
        case .began(let session), .changed(let session): session
        case .expired, .ended: nil
        }
    }
    /// A Boolean value that indicates whether a session began, expired or ended. The app may then show a new state.
    var startsAnew: Bool { if case .changed = self { false } else { true } }
}
