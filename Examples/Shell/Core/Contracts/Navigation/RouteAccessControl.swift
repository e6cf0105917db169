public import Waymark

/// A guard of routes. Its `access(to:)` allows, denies or redirects one route. Examples are the library's `AuthGuard`
/// and ``IdentityGuard``.
public typealias RouteAccessControl = AccessGuard<Route>
