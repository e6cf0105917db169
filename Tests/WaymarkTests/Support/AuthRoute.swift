import Waymark
import WaymarkLinks
import WaymarkTesting

/// Destinations with access rules.
enum AuthRoute: GuardedNavigation {
    case login
    case upgrade
    case form
    case help
    case home
    case profile(Int)
    case admin
    case account
    case pay

    var accessRule: AccessRule {
        switch self {
        case .login, .upgrade, .help, .pay: .everyone
        case .home, .profile, .form: .session()
        case .admin: .session(permissions: ["admin"])
        case .account: .session(information: ["address"])
        }
    }
    var presentationType: PresentationType {
        switch self {
        case .login, .upgrade, .form, .pay: .sheet
        case .help, .home, .profile, .admin, .account: .push
        }
    }
    var isBlocking: Bool { self == .pay }

    static var links: Links<AuthRoute> {
        Links {
            LinkRoute("/login", to: .login)
            LinkRoute("/help", to: .help)
            LinkRoute("/home", to: .home)
            LinkRoute("/profile/{id}") {
                .profile($0)
            } values: {
                if case .profile(let id) = $0 { id } else { nil }
            }
            LinkRoute("/admin", to: .admin)
            LinkRoute("/account", to: .account)
            LinkRoute("/pay", to: .pay)
        }
    }
    static func deepLinks(notFound: (@Sendable (String) -> AuthRoute)? = nil) throws -> LinkTable<AuthRoute> {
        try LinkTable(links, schemes: ["auth"], hosts: ["auth.example"], notFound: notFound)
    }
    static func screen(for reason: DenialReason, _ requested: AuthRoute) -> AuthRoute? {
        switch reason {
        case .unauthenticated, .failed, .missingAccessRule, .timedOut: .login
        case .insufficientPermissions: .upgrade
        case .requiresAdditionalInfo: .form
        case .locked, .leaveRefused, .blocked: nil
        }
    }
}

extension Session {
    static let ana = Session(owner: "ana")
    static let ben = Session(owner: "ben")
}

/// A router behind an ``AuthGuard``, whose repository, clock and session a test controls.
@MainActor struct AuthApp {
    let clock = ManualClock()
    let sessions: SessionRepositoryMock
    let auth: AuthGuard<AuthRoute>
    let router: Router<AuthRoute>

    init(_ session: Session? = nil, path: [AuthRoute] = [], isKnown: Bool = true) {
        sessions = SessionRepositoryMock(session)
        auth = AuthGuard(sessions: sessions, clock: .manual(clock))
        router = Router(path: path)
        router.timing.clock = .manual(clock)
        if isKnown { auth.update(session) }
        if let session { router.updateSession(.began(session)) }
        router.setGuard(auth, onDenial: AuthRoute.screen)
    }
    func logIn(_ session: Session) {
        auth.update(session)
        router.updateSession(.began(session))
    }
    /// Updates the current session, whose owner stays the same.
    func change(_ session: Session) {
        auth.update(session)
        router.updateSession(.changed(session))
    }
    func logOut() {
        auth.update(nil)
        router.updateSession(.ended)
    }
}
