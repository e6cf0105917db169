/// A type that decides which destinations may be shown.
///
/// A guard is asked about every destination in the state that a transition proposes, not only the top one.
/// ``AuthGuard`` is the library's own guard, which checks sessions.
///
/// If a guard throws, or doesn't answer within ``NavigationTiming/guardTimeout``, access is denied. If it can't answer
/// immediately, it returns ``AccessDecision/later(_:)``; otherwise the transition ends before `navigate(to:)` returns.
public protocol AccessGuard<Destination>: Sendable {
    /// The destinations that the guard decides about.
    associatedtype Destination: Navigation
    /// Returns the answer for a destination. Called for every screen of each proposed state, so it shouldn't block.
    ///
    /// - Throws: Any error. Access is then denied.
    @MainActor func access(to destination: Destination) throws -> AccessDecision<Destination>
}

/// A screen that may not be shown, or that lay on top of such a screen.
package struct Denial<Destination: Hashable & Sendable>: Sendable {
    package let destination: Destination
    /// The reason; nil for a screen that was removed because it lay on top of a denied one.
    package let reason: DenialReason?
}

/// A guard's decision about a destination.
public enum AccessDecision<Destination: Navigation>: Sendable {
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
    case later(@MainActor @Sendable () async throws -> AccessDecision)
}

extension AccessDecision: Equatable {
    /// A Boolean value that indicates whether the destination may be shown.
    package var isAllowed: Bool { self == .allowed }

    /// Returns true for equal decisions. One that comes later equals none.
    public static func == (one: AccessDecision, other: AccessDecision) -> Bool {
        switch (one, other) {
        case (.allowed, .allowed): true
        case (.denied(let one), .denied(let other)): one == other
        case (.redirected(let one), .redirected(let other)): one == other
        case (.allowed, _), (.denied, _), (.redirected, _), (.later, _): false
        }
    }

    /// The decision, once it no longer comes later. Between two later ones, other work gets its turn, so that the
    /// guard's time limit holds for a decision that never ends.
    ///
    /// - Throws: The error of a closure that finds an answer, or `CancellationError`.
    @MainActor func final() async throws -> AccessDecision {
        var answer = self
        while case .later(let find) = answer {
            answer = try await find()
            await Task.yield()
            try Task.checkCancellation()
        }
        return answer
    }
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

    func access(to destination: Destination) throws -> AccessDecision<Destination> {
        guard let first = guards.first else { return .allowed }
        let rest = AccessChain(guards: guards.dropFirst())
        let answer = try first.access(to: destination)
        switch answer {
        case .allowed: return try rest.access(to: destination)
        case .denied, .redirected: return answer
        case .later(let question):
            return .later {
                let answer = try await question().final()
                guard case .allowed = answer else { return answer }
                return try rest.access(to: destination)
            }
        }
    }
}
