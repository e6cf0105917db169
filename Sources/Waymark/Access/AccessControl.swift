/// A guard: answers whether a destination may be shown. It is asked about every element of the state that a transition
/// proposes, not only its top (G18), on every way in (G19).
///
/// It fails closed: a control that throws denies (G1), one that never answers is denied at a deadline (G2). A control
/// that can answer at once does so, and the transition commits before `navigate(to:)` returns; one that cannot answers
/// ``AccessAnswer/later(_:)``.
///
/// ``AuthGuard`` is the one that comes with the library; ``AccessChain`` asks several in order.
public protocol AccessControl<Destination>: Sendable {
    /// What it is asked about.
    associatedtype Destination: Navigation
    /// The answer for one destination. What the control navigates meanwhile runs after the transition.
    @MainActor func access(to destination: Destination) throws -> AccessAnswer<Destination>
    /// The same, for guards that have to know where the navigation comes from. By default it asks
    /// ``access(to:)``, which every guard has: `decision(on:)` asks without a navigation.
    @MainActor func access(
        to destination: Destination, in context: AccessContext
    ) throws -> AccessAnswer<Destination>
}

extension AccessControl {
    @MainActor public func access(
        to destination: Destination, in context: AccessContext
    ) throws -> AccessAnswer<Destination> { try access(to: destination) }
}

/// Where the navigation comes from that a guard is asked about.
public struct AccessContext: Hashable, Sendable {
    /// What opens it.
    public let origin: NavigationOrigin
    /// What is asked for.
    public let kind: NavigationKind

    /// A context, for tests of guards.
    public init(origin: NavigationOrigin = .code, kind: NavigationKind = .navigate) {
        self.origin = origin
        self.kind = kind
    }
    static var session: AccessContext { AccessContext(origin: .session, kind: .session) }
}

/// What was denied, for whoever decides where the denial leads.
public struct Denial<Destination: Hashable & Sendable>: Sendable {
    /// The destination that may not be shown.
    public let destination: Destination
    /// What was asked for; ``destination`` is a part of it, for instance an ancestor.
    public let requested: Destination
    /// The error that the guard threw, if it did.
    public let error: (any Error)?

    /// A denial, for tests.
    public init(destination: Destination, requested: Destination? = nil, error: (any Error)? = nil) {
        self.destination = destination
        self.requested = requested ?? destination
        self.error = error
    }
}

/// What a guard answers.
public enum AccessAnswer<Destination: Navigation>: Sendable {
    /// It may be shown.
    case allowed
    /// It may not.
    case denied(DenialReason)
    /// Another one is shown in its place. That one is redirected and guarded in turn (G12); a loop is an error (G11).
    case redirected(to: Destination)
    /// It has to be found out. The task that asks is cancelled when another transition takes the place of this one; an
    /// answer that comes all the same is dropped (G3). A question that throws denies (G1).
    case later(@MainActor @Sendable () async throws -> AccessAnswer)
}

/// Whether a destination may be shown, in the end: what is left of the guards' answers.
public enum AccessDecision: Hashable, Sendable {
    /// It may be shown.
    case allowed
    /// It may not.
    case denied(DenialReason)

    /// Whether it may be shown.
    public var isAllowed: Bool { self == .allowed }
}

/// Why a destination may not be shown (E4).
public enum DenialReason: Hashable, Sendable {
    /// Nobody is logged in, or no longer.
    case unauthenticated
    /// The session is locked.
    case locked
    /// The session is not allowed to.
    case insufficientPermissions
    /// Something must be told first: its name.
    case requiresAdditionalInfo(String)
    /// A guard threw, or nobody states a rule for the destination (G1, G17).
    case failed
    /// A guard did not answer in time (G2).
    case timedOut
    /// The user, or the screen, refused to leave.
    case leaveRefused
    /// A modal that declares itself blocking is open: links wait outside (D3).
    case blocked

    /// The name of the reason, without its value.
    public var name: String {
        switch self {
        case .unauthenticated: "unauthenticated"
        case .locked: "locked"
        case .insufficientPermissions: "insufficientPermissions"
        case .requiresAdditionalInfo: "requiresAdditionalInfo"
        case .failed: "failed"
        case .timedOut: "timedOut"
        case .leaveRefused: "leaveRefused"
        case .blocked: "blocked"
        }
    }

    /// Whether something can change so that the same destination may be shown: then it is kept as the intended one.
    var isResumable: Bool {
        switch self {
        case .unauthenticated, .locked, .insufficientPermissions, .requiresAdditionalInfo: true
        case .failed, .timedOut, .leaveRefused, .blocked: false
        }
    }
}
