public import Waymark

/// The router of the app's routes. `navigate(to:)` asks the guards, and shows the route or where a denial leads.
public typealias AppRouter = Router<Route>

extension AppRouter {
    /// The route that a denial leads to; nil for none. A denied route stays what was asked for, however often it is
    /// denied: nothing nests.
    public static func handleDenial(route: Route, reason: DenialReason) -> Route? {
        switch reason {
        case .unauthenticated, .failed, .missingAccessRule, .timedOut: .login
        case .insufficientPermissions: .unauthorized(requestedRoute: route.requested)
        case .requiresAdditionalInfo: .identitySetup()
        case .locked, .leaveRefused, .blocked: nil
        }
    }
}

extension Route {
    /// The route that was asked for, where this is `unauthorized`; otherwise the route itself.
    fileprivate var requested: Route {
        var route = self
        while case .unauthorized(let requestedRoute) = route { route = requestedRoute }
        return route
    }
}
