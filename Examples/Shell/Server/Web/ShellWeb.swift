import Foundation
public import ShellApp
public import Waymark
import WaymarkLinks
public import WaymarkWeb

/// The app as a website.
public struct ShellWeb {
    /// The app's pages.
    public let app: WebApp
    /// The app's links.
    public let links: LinkTable<AnyNavigation>

    /// Creates the pages.
    ///
    /// - Parameters:
    ///   - accounts: The account service.
    ///   - flags: Returns the enabled flags; called for each navigation that depends on them.
    ///   - security: The security policy of the pages.
    /// - Throws: `LinkSetupError` if two patterns clash, `AssociationIssue` if a link can't be expressed in an
    ///   association file, or an error if a resource can't be read.
    public init(
        accounts: any AccountService, flags: @escaping @MainActor () -> FeatureFlags = { FeatureFlags() },
        security: WebSecurity
    ) throws {
        let keeper = WebSessionKeeper(accounts: accounts)
        let screens = ShellPages(accounts: accounts, keeper: keeper)
        let feature = ShellFeature(screens: screens)
        let registry = FeatureRegistry<WebPage>([feature]) { navigation, _ in
            .notFound(path: (navigation as? NotFoundNavigation)?.requested ?? navigation.name)
        }
        links = try LinkTable(
            schemes: DefaultRouteResolver.schemes, hosts: DefaultRouteResolver.hosts, features: [feature])
        app = WebApp(
            registry: registry, main: feature.mainScreen, redirector: FeatureFlagRedirect(flags: flags), links: links,
            guard: Self.webGuard(screens),
            layout: WebLayout(
                name: "Shell", description: "Your profile, your settings and this week’s pick, in one place.",
                icon: "/shell.svg", touchIcon: "/shell.png", stylesheets: [.defaultStylesheet, "/shell.css"],
                navigation: Self.navigation),
            assets: [
                try Self.file("shell.css", "text/css; charset=utf-8"), try Self.file("shell.svg", "image/svg+xml"),
                try Self.file("shell.png", "image/png"),
                try .association(AppAssociations.apple(links)), try .association(AppAssociations.android(links)),
            ], security: security)
        app.isReady = { await accounts.isReady() }
    }

    /// Returns the guard of the pages, which looks up the session of each request.
    private static func webGuard(_ screens: ShellPages) -> WebGuard {
        WebGuard { _ in
            let session: LoginSession?
            do throws(AccountFault) { session = try await screens.keeper.find() } catch { return UnavailableGuard() }
            let done = session?.account.doneSteps ?? []
            let sessionGuard = SessionGuard(session?.session)
            return sessionGuard.then(IdentityGuard { done }).erased
        } onDenial: { reason, destination in
            switch reason {
            case .unauthenticated: return .redirected(to: AnyNavigation(Route.login))
            case .locked: return .covered(by: screens.lock.page)
            case .requiresAdditionalInfo: return .redirected(to: AnyNavigation(Route.identitySetup()))
            case .insufficientPermissions:
                guard let route = destination?.base as? Route else { return .refused }
                return .covered(by: screens.page(for: .unauthorized(requestedRoute: route)))
            case .failed, .missingAccessRule, .timedOut: return .covered(by: screens.unavailable)
            case .leaveRefused, .blocked: return .refused
            }
        }
    }

    private static func navigation(_ context: WebContext) -> HTML {
        let top = context.state.topDestination?.base as? Route
        return HTML {
            context.shared("brand") {
                context.link(.class("brand"), to: { context.show(.home) }) { "Shell" }
            }
            Element("ul") {
                if WebVisit.current?.sessionID != nil {
                    Element("li") {
                        context.link(
                            .when(top == .settings(), HTMLAttribute("aria-current", "page")),
                            to: { context.show(.settings()) }
                        ) { "Settings" }
                    }
                } else if top?.ancestors != [.login], top != .login {
                    Element("li") { context.link(to: { context.show(.login) }) { "Log in" } }
                }
            }
        }
    }

    /// Returns a file of the app's resources, which is served under its name.
    private static func file(_ name: String, _ type: String) throws -> WebAsset {
        guard let path = WebPath("/" + name),
            let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Resources")
        else { throw CocoaError(.fileNoSuchFile) }
        return WebAsset(path: path, contentType: type, body: Array(try Data(contentsOf: url)))
    }
}
