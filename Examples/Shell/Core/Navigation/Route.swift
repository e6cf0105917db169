public import Waymark

/// The screens of the app.
@Links public indirect enum Route: IncomingNavigation, GuardedNavigation {
    // Auth flows
    @Link("/login")
    case login
    @Link("/signup")
    case signup
    @Link("/forgot-password")
    case forgotPassword

    // Authenticated flows
    @Link("/home")
    @Link("/")
    case home
    @Link("/profile/{userID}?tab={tab?}")
    case profile(userID: UserID, tab: ProfileTab? = nil)
    @Link("/product/{productID}/{variant?}")
    case productDetail(productID: ProductID, variant: String? = nil)
    @Link("/settings/{section?}")
    case settings(section: SettingsSection? = nil)

    // Identity flow
    @Link("/identity/{step?}")
    case identitySetup(step: IdentityStep? = nil)

    // Error/fallback
    /// The screen for an unknown link.
    case notFound(path: String)
    /// The screen shown in place of a route that the session may not see.
    case unauthorized(requestedRoute: Route)

    /// The access rule. A new case doesn't compile without one.
    public var accessRule: AccessRule {
        switch self {
        case .login, .signup, .forgotPassword, .notFound, .unauthorized: .everyone
        case .home, .profile, .productDetail, .identitySetup: .session()
        case .settings(section: nil), .settings(section: .privacy), .settings(section: .notifications): .session()
        case .settings(section: .premium): .session(permissions: [Permission.premium])
        case .settings(section: .account): .session(information: [IdentityStep.information])
        }
    }
    /// A Boolean value that indicates whether the route needs a session.
    public var requiresAuth: Bool { accessRule != .everyone }

    public var ancestors: [Route] {
        switch self {
        case .settings(section: .some): [.home, .settings()]
        case .profile, .productDetail, .settings(section: nil), .identitySetup: [.home]
        case .signup, .forgotPassword: [.login]
        case .login, .home, .notFound, .unauthorized: []
        }
    }
}
