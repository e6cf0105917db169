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

/// The reason that a destination isn't shown, or that a transition is refused.
public enum DenialReason: Hashable, Sendable {
    /// No user is logged in, or the session has ended.
    case unauthenticated
    /// The session is locked, or a link has waited too long for an unlock or a restoration.
    case locked
    /// The session lacks a permission that the destination's rule requires.
    case insufficientPermissions
    /// The user has to provide something first, such as an address; the value is its name.
    case requiresAdditionalInfo(String)
    /// A guard threw an error, or the destination's rule is ``AccessRule/nobody``. Also used if the destination can't
    /// be reached, for example because its redirects form a loop.
    case failed
    /// The destination's type doesn't conform to ``GuardedNavigation``, so an ``AuthGuard`` denies it to every user.
    /// The value is the type's name.
    case missingAccessRule(type: String)
    /// A guard didn't answer within ``NavigationTiming/guardTimeout``.
    case timedOut
    /// A leave guard refused to let its screen go, or didn't answer within ``NavigationTiming/leaveTimeout``.
    case leaveRefused
    /// A blocking modal is open, and refuses links. See ``Navigation/isBlocking``.
    case blocked

    /// The name of the reason, without its value.
    package var name: String { NavigationName.ofCase(self) }

    /// A Boolean value that indicates whether a login or another change of the session may lift the denial. The denied
    /// request is then kept.
    var isResumable: Bool {
        switch self {
        case .unauthenticated, .locked, .insufficientPermissions, .requiresAdditionalInfo: true
        case .failed, .missingAccessRule, .timedOut, .leaveRefused, .blocked: false
        }
    }
}
