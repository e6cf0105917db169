/// The route that somebody was not allowed to see.
///
/// An enum case cannot keep another one out of its payload, a struct can: asking for an `unauthorized` gives what that
/// one was asked for, so that a million wraps are one deep.
nonisolated public struct RequestedRoute: Hashable, Sendable {
    private indirect enum Storage: Hashable, Sendable { case route(Route) }
    private let storage: Storage

    /// What was asked for: the route, or what it was asked for itself.
    public init(_ route: Route) {
        if case .unauthorized(let inner) = route { self = inner } else { storage = .route(route) }
    }
    /// Never an `unauthorized`.
    public var route: Route {
        switch storage {
        case .route(let route): route
        }
    }
}
