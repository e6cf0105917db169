public import Waymark

/// A guard that keeps the steps of the identity set-up in order. A step that skips others, or a set-up without a step,
/// is redirected to the first missing step, if there is one.
nonisolated public struct IdentityGuard: AccessGuard {
    public typealias Destination = Route
    private let done: @MainActor @Sendable () -> Set<IdentityStep>

    /// Creates a guard.
    ///
    /// - Parameter done: Returns the completed steps.
    public init(done: @escaping @MainActor @Sendable () -> Set<IdentityStep>) { self.done = done }

    @MainActor public func access(to destination: Route) -> AccessDecision<Route> {
        guard case .identitySetup(let step) = destination, let missing = IdentityStep.missing(from: done()) else {
            return .allowed
        }
        let isNext = step.map { $0 <= missing } ?? false
        return isNext ? .allowed : .redirected(to: .identitySetup(step: missing))
    }
}
