public import Waymark

/// The router of the app's routes. `navigate(to:)` asks the guards, and shows the route or where a denial leads.
public typealias AppRouter = Router<Route>

extension AppRouter {
    /// The route that a denial leads to; nil for none. One that is denied again stays what was asked for, so nothing
    /// nests.
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
