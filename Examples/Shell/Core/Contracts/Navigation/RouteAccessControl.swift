public import Waymark

/// A guard of routes: `access(to:)` answers for one route. The library's `AuthGuard` is one, ``IdentityGuard`` another.
public typealias RouteAccessControl = AccessGuard<Route>
