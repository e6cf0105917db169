/// A destination with an access rule. There is no default: a new case doesn't compile until it has a rule.
///
/// ```swift
/// var accessRule: AccessRule {
///     switch self {
///     case .login: .everyone
///     case .home, .profile: .session()
///     case .admin: .session(permissions: ["admin"])
///     }
/// }
/// ```
public protocol GuardedNavigation: Navigation {
    /// The destination's access rule. Evaluated on every transition; write it as a `switch` without `default`.
    var accessRule: AccessRule { get }
}

/// A rule about who may see a destination.
public enum AccessRule: Hashable, Sendable {
    /// All users, logged in or not.
    case everyone
    /// Users with a valid, unlocked session that has these permissions and this information.
    case session(permissions: [String] = [], information: [String] = [])
    /// No user.
    case nobody

    /// Returns the reason to deny a session access; nil to allow it. Pass nil for no session. Doesn't check whether the
    /// session has expired.
    public func denial(for session: Session?) -> DenialReason? {
        switch self {
        case .everyone: return nil
        case .nobody: return .failed
        case .session(let permissions, let information):
            guard let session else { return .unauthenticated }
            guard !session.isLocked else { return .locked }
            guard permissions.allSatisfy(session.permissions.contains) else { return .insufficientPermissions }
            return information.first { !session.information.contains($0) }.map { .requiresAdditionalInfo($0) }
        }
    }
}

extension AnyNavigation: GuardedNavigation {
    /// The rule of the wrapped destination; ``AccessRule/nobody`` if its type has none.
    public var accessRule: AccessRule {
        (base as? any GuardedNavigation)?.accessRule ?? .nobody
    }
}

extension NotFoundNavigation: GuardedNavigation {
    public var accessRule: AccessRule { .everyone }
}
