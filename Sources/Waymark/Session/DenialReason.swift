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
