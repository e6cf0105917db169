public import Waymark

/// A guard of routes, whose `access(to:)` answers for one route. Examples are the library's `AuthGuard` and
/// ``IdentityGuard``.
public typealias RouteAccessControl = AccessGuard<Route>
