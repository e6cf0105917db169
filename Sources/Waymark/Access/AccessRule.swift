/// A destination that states who may see it. There is no default: a new case does not compile until its rule is given.
///
/// ```swift
/// enum Route: GuardedNavigation {
///     case login, home, profile(userID: UserID), admin
///     var accessRule: AccessRule {
///         switch self {
///         case .login: .everyone
///         case .home, .profile: .session()
///         case .admin: .session(permissions: ["admin"])
///         }
///     }
/// }
/// ```
public protocol GuardedNavigation: Navigation {
    /// Who may see it. Asked at every transition; write it as a `switch` without `default`.
    var accessRule: AccessRule { get }
}

/// Who may see a destination.
public enum AccessRule: Hashable, Sendable {
    /// Everyone, logged in or not.
    case everyone
    /// Anyone with a valid session that is not locked, that has these permissions, and whose user has provided this
    /// information. Permissions and information go by names of the app's own.
    case session(permissions: [String] = [], information: [String] = [])
    /// Nobody.
    case nobody

    /// The answer for a session. Pure: guards of your own, servers and tests use it as ``AuthGuard`` does.
    ///
    /// - Parameter session: One that has not expired; nil for nobody.
    public func decision(for session: Session?) -> AccessDecision {
        switch self {
        case .everyone: return .allowed
        case .nobody: return .denied(.failed)
        case .session(let permissions, let information):
            guard let session else { return .denied(.unauthenticated) }
            guard !session.isLocked else { return .denied(.locked) }
            guard permissions.allSatisfy(session.permissions.contains) else {
                return .denied(.insufficientPermissions)
            }
            let missing = information.first { !session.information.contains($0) }
            return missing.map { .denied(.requiresAdditionalInfo($0)) } ?? .allowed
        }
    }
}

extension AnyNavigation: GuardedNavigation {
    /// The rule of the destination itself; one whose type states none is for nobody.
    public var accessRule: AccessRule { (base as? any GuardedNavigation)?.accessRule ?? .nobody }
}

extension NotFoundNavigation: GuardedNavigation {
    public var accessRule: AccessRule { .everyone }
}
