public import Waymark

/// The router of the app's routes. `navigate(to:)` asks the guards, and shows the route or the target of a denial.
public typealias AppRouter = Router<Route>

extension AppRouter {
    /// The target of a denial; nil for none. A route that is denied again stays the requested one, so routes don't
    /// nest.
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
