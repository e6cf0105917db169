public import Waymark

/// Every screen of the app.
@Links public enum Route: IncomingNavigation, GuardedNavigation {
    @Link("/login")
    case login
    @Link("/signup")
    case signup
    @Link("/forgot-password")
    case forgotPassword
    @Link("/home")
    @Link("/")
    case home
    @Link("/profile/{userID}?tab={tab?}")
    case profile(userID: UserID, tab: ProfileTab? = nil)
    @Link("/settings/{section?}")
    case settings(section: SettingsSection? = nil)
    @Link("/identity/{step?}")
    case identitySetup(step: IdentityStep? = nil)
    /// What a link asked for that leads nowhere.
    case notFound(path: String)  // waymark:disable:this restored-without-link
    /// What the session is not allowed to see.
    case unauthorized(requested: RequestedRoute)  // waymark:disable:this restored-without-link

    /// Who may see it: a new case does not compile until it is said here.
    public var accessRule: AccessRule {
        switch self {
        case .login, .signup, .forgotPassword, .notFound, .unauthorized: .everyone
        case .home, .profile, .identitySetup, .settings(section: nil), .settings(section: .privacy): .session()
        case .settings(section: .notifications): .session(permissions: [Permission.notifications])
        case .settings(section: .account): .session(information: [IdentityStep.information])
        }
    }
    /// Whether it needs a session.
    public var needsSession: Bool { accessRule != .everyone }

    public var ancestors: [Route] {
        switch self {
        case .settings(section: .some): [.home, .settings()]
        case .profile, .settings(section: nil), .identitySetup: [.home]
        case .signup, .forgotPassword: [.login]
        case .login, .home, .notFound, .unauthorized: []
        }
    }
}

/// What an account may do, by the names that rules and sessions use.
nonisolated public enum Permission {
    /// May have notifications.
    public static let notifications = "notifications"
}
