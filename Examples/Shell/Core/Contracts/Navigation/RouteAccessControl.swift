public import Waymark

/// A guard of routes. Its `access(to:)` allows, denies or redirects one route. Examples are the library's `AuthGuard`
/// and ``IdentityGuard``.
public typealias RouteAccessControl = AccessGuard<Route>

extension AccessGuard where Destination == Route {
    /// Returns the decision on a route, without navigating.
    public func canAccess(route: Route) async -> AccessDecision<Route> { await decision(on: route) }
}
