import ShellApp
import Waymark

extension AccessGuard where Destination == Route {
    /// This guard, type-erased for hosts that show any type of destination. A destination other than a ``Route`` is
    /// allowed only if its rule is `everyone`.
    nonisolated var erased: some AccessGuard<AnyNavigation> { ErasedRouteGuard(base: self) }
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
