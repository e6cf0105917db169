public import Waymark

/// Sends whoever skips a step of the identity set-up back to the one that is missing, and a set-up without a step to
/// the one that is next.
nonisolated public struct IdentityGuard: AccessGuard {
    public typealias Destination = Route
    private let done: @MainActor @Sendable () -> Set<IdentityStep>

    /// - Parameter done: The steps that are done.
    public init(done: @escaping @MainActor @Sendable () -> Set<IdentityStep>) { self.done = done }

    @MainActor public func access(to destination: Route) -> AccessAnswer<Route> {
        guard case .identitySetup(let step) = destination, let missing = IdentityStep.missing(from: done()) else {
            return .allowed
        }
        let isNext = step.map { $0 <= missing } ?? false
        return isNext ? .allowed : .redirected(to: .identitySetup(step: missing))
    }
}

/// Holds the routes' rules against one session: for a request, which has no other.
nonisolated public struct SessionGuard: AccessGuard {
    public typealias Destination = Route
    private let session: Session?

    /// - Parameter session: One that has not expired; nil for nobody.
    public init(_ session: Session?) { self.session = session }

    @MainActor public func access(to destination: Route) -> AccessAnswer<Route> {
        switch destination.accessRule.decision(for: session) {
        case .allowed: .allowed
        case .denied(let reason): .denied(reason)
        }
    }
}

extension AccessGuard where Destination == Route {
    /// The same guard for hosts that show any destination. What is no route of this app's is for everyone only where
    /// it says so.
    nonisolated public var erased: some AccessGuard<AnyNavigation> { ErasedRouteGuard(base: self) }
}

nonisolated private struct ErasedRouteGuard<Base: AccessGuard<Route>>: AccessGuard {
    typealias Destination = AnyNavigation
    let base: Base

    @MainActor func access(to destination: AnyNavigation) throws -> AccessAnswer<AnyNavigation> {
        guard let route = destination.base as? Route else {
            return destination.accessRule == .everyone ? .allowed : .denied(.failed)
        }
        return try Self.erased(base.access(to: route))
    }
    private static func erased(_ answer: AccessAnswer<Route>) -> AccessAnswer<AnyNavigation> {
        switch answer {
        case .allowed: .allowed
        case .denied(let reason): .denied(reason)
        case .redirected(let route): .redirected(to: AnyNavigation(route))
        case .later(let question): .later { erased(try await question()) }
        }
    }
}
