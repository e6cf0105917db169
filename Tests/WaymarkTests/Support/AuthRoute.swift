import Waymark
import WaymarkLinks
import WaymarkTesting

/// Destinations that state who may see them.
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
    var presentation: Presentation {
        switch self {
        case .login, .upgrade, .form, .pay: .sheet
        case .help, .home, .profile, .admin, .account: .push
        }
    }
    var isBlocking: Bool { self == .pay }

    static var links: Links<AuthRoute> {
        Links {
            DeepLink("/login", to: .login)
            DeepLink("/help", to: .help)
            DeepLink("/home", to: .home)
            DeepLink("/profile/{id}") {
                .profile($0)
            } values: {
                if case .profile(let id) = $0 { id } else { nil }
            }
            DeepLink("/admin", to: .admin)
            DeepLink("/account", to: .account)
            DeepLink("/pay", to: .pay)
        }
    }
    static func deepLinks(notFound: (@Sendable (String) -> AuthRoute)? = nil) throws -> DeepLinks<AuthRoute> {
        try DeepLinks(links, schemes: ["auth"], hosts: ["auth.example"], notFound: notFound)
    }
    static func screen(for reason: DenialReason, _ denial: Denial<AuthRoute>) -> AuthRoute? {
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

/// A router behind an ``AuthGuard`` whose repository, clock and session a test moves.
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
        if let session { router.sessionDidChange(.began(session)) }
        router.protect(with: auth, onDenial: AuthRoute.screen)
    }
    func logIn(_ session: Session) {
        auth.update(session)
        router.sessionDidChange(.began(session))
    }
    /// The same owner's session says something else.
    func change(_ session: Session) {
        auth.update(session)
        router.sessionDidChange(.changed(session))
    }
    func logOut() {
        auth.update(nil)
        router.sessionDidChange(.ended)
    }
}
