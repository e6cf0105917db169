/// A type that decides which destinations may be shown.
///
/// A guard is asked about every destination in the state that a transition proposes, not only the top one.
/// ``AuthGuard`` is the library's own guard, which checks sessions.
///
/// If a guard throws, or doesn't answer within ``NavigationTiming/guardTimeout``, access is denied. If it can't answer
/// immediately, it returns ``AccessAnswer/later(_:)``; otherwise the transition ends before `navigate(to:)` returns.
public protocol AccessGuard<Destination>: Sendable {
    /// The destinations that the guard decides about.
    associatedtype Destination: Navigation
    /// Returns the answer for a destination. Called for every screen of each proposed state, so it shouldn't block.
    ///
    /// - Throws: Any error. Access is then denied.
    @MainActor func access(to destination: Destination) throws -> AccessAnswer<Destination>
    /// Returns the answer for a destination, given the origin and kind of the navigation. Calls ``access(to:)`` by
    /// default.
    @MainActor func access(
        to destination: Destination, in context: AccessContext
    ) throws -> AccessAnswer<Destination>
}

extension AccessGuard {
    @MainActor public func access(
        to destination: Destination, in context: AccessContext
    ) throws -> AccessAnswer<Destination> { try access(to: destination) }
}

/// The origin and kind of the navigation for which a guard is asked.
public struct AccessContext: Hashable, Sendable {
    /// The origin of the navigation.
    public let origin: NavigationOrigin
    /// The kind of the navigation.
    public let kind: NavigationKind

    /// Creates a context, for tests of guards.
    public init(origin: NavigationOrigin = .code, kind: NavigationKind = .navigate) {
        self.origin = origin
        self.kind = kind
    }
    static var session: AccessContext { AccessContext(origin: .session, kind: .session) }
}

/// The details of a denial, for deciding what to show instead, and for records.
public struct Denial<Destination: Hashable & Sendable>: Sendable {
    /// The destination that may not be shown.
    public let destination: Destination
    /// The destination that was requested. It differs from ``destination`` if, for example, an ancestor was denied.
    public let requested: Destination
    /// The reason; nil for a screen that was removed because it lay on top of a denied one.
    public let reason: DenialReason?
    /// The error that the guard threw, or the ``NavigationFault`` of a missing access rule; nil if there is none.
    public let error: (any Error)?

    /// Creates a denial, for tests. `requested` defaults to `destination`.
    public init(
        destination: Destination, requested: Destination? = nil, reason: DenialReason? = nil, error: (any Error)? = nil
    ) {
        self.destination = destination
        self.reason = reason
        self.requested = requested ?? destination
        self.error = error
    }
}

/// A guard's answer.
public enum AccessAnswer<Destination: Navigation>: Sendable {
    /// The destination may be shown.
    case allowed
    /// The destination may not be shown.
    case denied(DenialReason)
    /// Another destination is shown instead. Redirects and guards apply to it in turn; a loop is an error. A redirect
    /// to the destination itself allows it.
    case redirected(to: Destination)
    /// The closure finds the answer asynchronously, and is cancelled once its answer no longer counts, as when another
    /// transition begins. If it throws, access is denied as ``DenialReason/failed``; without an answer within
    /// ``NavigationTiming/guardTimeout``, as ``DenialReason/timedOut``.
    case later(@MainActor @Sendable () async throws -> AccessAnswer)
}

extension AccessAnswer {
    /// The answer, once it no longer comes later. Between two later answers, other work gets its turn, so that the
    /// guard's time limit holds for an answer that never ends.
    ///
    /// - Throws: The error of a closure that finds an answer, or `CancellationError`.
    @MainActor func final() async throws -> AccessAnswer {
        var answer = self
        while case .later(let find) = answer {
            answer = try await find()
            await Task.yield()
            try Task.checkCancellation()
        }
        return answer
    }
}

/// The decision about a destination, once all guards have answered.
public enum AccessDecision: Hashable, Sendable {
    /// The destination may be shown.
    case allowed
    /// The destination may not be shown.
    case denied(DenialReason)

    /// A Boolean value that indicates whether the destination may be shown.
    public var isAllowed: Bool { self == .allowed }
}

extension AccessGuard {
    /// Returns a guard that asks this guard first, and `next` only about destinations that this one allows.
    ///
    /// ```swift
    /// router.setGuard(MaintenanceGuard().then(auth))
    /// ```
    public func then(_ next: some AccessGuard<Destination>) -> some AccessGuard<Destination> {
        AccessChain(guards: [self, next])
    }
}

/// Guards that are asked in order, until one doesn't allow the destination. A guard that answers asynchronously holds
/// up those after it.
struct AccessChain<Destination: Navigation>: AccessGuard {
    let guards: ArraySlice<any AccessGuard<Destination>>

    func access(to destination: Destination) throws -> AccessAnswer<Destination> {
        try access(to: destination, in: AccessContext())
    }
    func access(
        to destination: Destination, in context: AccessContext
    ) throws -> AccessAnswer<Destination> {
        guard let first = guards.first else { return .allowed }
        let rest = AccessChain(guards: guards.dropFirst())
        let answer = try first.access(to: destination, in: context)
        switch answer {
        case .allowed: return try rest.access(to: destination, in: context)
        case .denied, .redirected: return answer
        case .later(let question):
            return .later {
                let answer = try await question().final()
                guard case .allowed = answer else { return answer }
                return try rest.access(to: destination, in: context)
            }
        }
    }
}
