/// Answers whether a destination may be shown. Asked about every element of the state that a transition proposes, not
/// only its top (G18).
///
/// It fails closed: a control that throws denies (G1).
public protocol AccessControl<Destination>: Sendable {
    /// What it is asked about.
    associatedtype Destination: Navigation
    /// The answer for one destination. What the control navigates meanwhile runs after the transition.
    @MainActor func decision(on destination: Destination) throws -> AccessDecision
}

/// The answer of an ``AccessControl``.
public enum AccessDecision: Hashable, Sendable {
    /// It may be shown.
    case allowed
    /// It may not.
    case denied(DenialReason)
}

/// Why a destination may not be shown (E4).
public enum DenialReason: Hashable, Sendable {
    /// Nobody is logged in.
    case unauthenticated
    /// The session is locked.
    case locked
    /// The session is not allowed to.
    case insufficientPermissions
    /// Something must be told first.
    case requiresAdditionalInfo(String)
    /// The control could not answer (G1).
    case failed

    /// The name of the reason, without its value.
    public var name: String {
        switch self {
        case .unauthenticated: "unauthenticated"
        case .locked: "locked"
        case .insufficientPermissions: "insufficientPermissions"
        case .requiresAdditionalInfo: "requiresAdditionalInfo"
        case .failed: "failed"
        }
    }
}
