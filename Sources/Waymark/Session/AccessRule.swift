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
    /// No user, because the destination's type doesn't conform to ``GuardedNavigation``. Computed for an
    /// ``AnyNavigation`` that wraps such a type, and never written by an app. The value is the type's name.
    case missing(type: String)

    /// Returns the decision for a session; nil stands for no session. Doesn't check whether the session has expired.
    /// Has no side effects, so servers can use it.
    public func decision(for session: Session?) -> AccessDecision {
        switch self {
        case .everyone: return .allowed
        case .nobody: return .denied(.failed)
        case .missing(let type): return .denied(.missingAccessRule(type: type))
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
    /// The rule of the wrapped destination; ``AccessRule/missing(type:)`` if its type has none.
    public var accessRule: AccessRule {
        (base as? any GuardedNavigation)?.accessRule ?? .missing(type: "\(type(of: base))")
    }
}

extension NotFoundNavigation: GuardedNavigation {
    public var accessRule: AccessRule { .everyone }
}
