/// A guard: answers whether a destination may be shown. It is asked about every element of the state that a transition
/// proposes, not only its top, on every way in.
///
/// A control that throws denies, and one that does not answer within ``NavigationTiming/guardDeadline`` does too. If it
/// can answer at once, the transition commits before `navigate(to:)` returns; else it answers
/// ``AccessAnswer/later(_:)``.
///
/// ``AuthGuard`` is the one that comes with the library; ``then(_:)`` joins two.
public protocol AccessControl<Destination>: Sendable {
    /// What it is asked about.
    associatedtype Destination: Navigation
    /// The answer for one destination.
    @MainActor func access(to destination: Destination) throws -> AccessAnswer<Destination>
    /// The same, for guards that have to know where the navigation comes from; by default ``access(to:)``.
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

    /// A denial, for tests of whoever decides.
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
    /// It may not be shown.
    case denied(DenialReason)
    /// Another one is shown in its place. That one is redirected and guarded in turn; a loop is an error.
    case redirected(to: Destination)
    /// It has to be found out. The task that asks is cancelled when another transition takes the place of this one; an
    /// answer that comes all the same is dropped. A question that throws denies.
    case later(@MainActor @Sendable () async throws -> AccessAnswer)
}

/// Whether a destination may be shown, in the end: what is left of the guards' answers.
public enum AccessDecision: Hashable, Sendable {
    /// It may be shown.
    case allowed
    /// It may not be shown.
    case denied(DenialReason)

    /// Whether it may be shown.
    public var isAllowed: Bool { self == .allowed }
}

/// Why a destination may not be shown.
public enum DenialReason: Hashable, Sendable {
    /// Nobody is logged in, or no longer.
    case unauthenticated
    /// The session is locked.
    case locked
    /// The session is not allowed to.
    case insufficientPermissions
    /// The user has to provide something first, for instance an address: its name.
    case requiresAdditionalInfo(String)
    /// A guard threw, or the destination states no rule.
    case failed
    /// A guard did not answer in time.
    case timedOut
    /// The user, or the screen, refused to leave.
    case leaveRefused
    /// A modal that declares itself blocking is open: links wait outside.
    case blocked

    /// The name of the reason, without its value.
    package var name: String { NavigationName.ofCase(self) }

    /// Whether something can change so that the same destination may be shown: then it is kept as the intended one.
    var isResumable: Bool {
        switch self {
        case .unauthenticated, .locked, .insufficientPermissions, .requiresAdditionalInfo: true
        case .failed, .timedOut, .leaveRefused, .blocked: false
        }
    }
}
