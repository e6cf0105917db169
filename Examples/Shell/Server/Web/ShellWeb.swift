import Foundation
public import ShellApp
public import Waymark
import WaymarkLinks
public import WaymarkWeb

/// The app on the web.
public struct ShellWeb {
    /// The pages.
    public let app: WebApp
    /// The app's links.
    public let links: LinkTable<AnyNavigation>

    /// - Parameters:
    ///   - accounts: The accounts.
    ///   - flags: What is switched on; asked at each request.
    ///   - security: What the pages allow.
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
            layout: WebLayout(name: "Shell", stylesheets: ["/shell.css"], navigation: Self.navigation),
            assets: [
                WebAsset(
                    path: "/shell.css", contentType: "text/css; charset=utf-8",
                    body: Array(try Data(contentsOf: Self.stylesheet))),
                try .association(AppAssociations.apple(links)), try .association(AppAssociations.android(links)),
            ], security: security)
        app.isReady = { await accounts.isReady() }
    }

    /// The guard of a request: its session, looked up on the server.
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
        let coordinator = context.coordinator
        return context.shared("brand") {
            context.link(.class("brand"), to: { coordinator.perform(.setPath([AnyNavigation(Route.home)])) }) {
                "Shell"
            }
        }
    }

    private static var stylesheet: URL {
        get throws {
            guard let url = Bundle.module.url(forResource: "shell", withExtension: "css", subdirectory: "Resources")
            else { throw CocoaError(.fileNoSuchFile) }
            return url
        }
    }
}
