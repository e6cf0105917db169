#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A logged-in user's session, with what navigation has to know about it.
public struct Session: Hashable, Sendable {
    /// The user that the session belongs to: an opaque tag, not a name or an address. It is written into saved state.
    public let owner: String
    /// The expiry date; nil if the session doesn't expire.
    public var expires: Date?
    /// The names of the permissions that the user has, as access rules spell them.
    public var permissions: Set<String>
    /// The names of the information that the user has provided, as access rules spell them.
    public var information: Set<String>
    /// A Boolean value that indicates whether the session is locked: it still exists, but nothing is shown until it is
    /// unlocked.
    public var isLocked: Bool

    /// Creates a session. By default, it never expires, has no permissions or information, and isn't locked.
    public init(
        owner: String, expires: Date? = nil, permissions: Set<String> = [], information: Set<String> = [],
        isLocked: Bool = false
    ) {
        self.owner = owner
        self.expires = expires
        self.permissions = permissions
        self.information = information
        self.isLocked = isLocked
    }
}

/// A source of sessions, such as a keychain, a server or a token store.
public protocol SessionRepository: Sendable {
    /// Returns the current session, refreshed if possible; nil if no user is logged in.
    ///
    /// - Throws: An error if the session can't be determined. A session that is known and hasn't expired then stays
    ///   valid; without one, destinations that need a session are denied, and the repository is asked again for the
    ///   next destination that needs a session.
    func session() async throws -> Session?
}

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
