public import Waymark

/// The router of the app's routes. `navigate(to:)` asks the guards, which allow, redirect or deny the route. After a
/// denial, the route that ``handleDenial(route:reason:)`` returns is shown, if there is one.
public typealias AppRouter = Router<Route>

extension AppRouter {
    /// Returns the route to show after a denial; nil to show none. An `unauthorized` route that is denied again is
    /// returned as it is, so that it isn't nested.
    public static func handleDenial(route: Route, reason: DenialReason) -> Route? {
        switch reason {
        case .unauthenticated, .failed, .missingAccessRule, .timedOut: .login
        case .insufficientPermissions:
            if case .unauthorized = route { route } else { .unauthorized(requestedRoute: route) }
        case .requiresAdditionalInfo: .identitySetup()
        case .locked, .leaveRefused, .blocked: nil
        }
    }
}
