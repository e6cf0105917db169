#if canImport(WaymarkWeb)
import Foundation
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
        accounts: any AccountService, flags: @escaping @MainActor () -> ShellFlags = { ShellFlags() },
        security: WebSecurity
    ) throws {
        let keeper = WebSessionKeeper(accounts: accounts)
        let screens = ShellPages(accounts: accounts, keeper: keeper)
        let feature = ShellFeature(screens: screens)
        let registry = FeatureRegistry<WebPage>([feature]) { navigation, _ in
            .notFound(path: (navigation as? NotFoundNavigation)?.requested ?? navigation.name)
        }
        links = try LinkTable(schemes: ShellLinks.schemes, hosts: ShellLinks.hosts, features: [feature])
        app = WebApp(
            registry: registry, main: feature.mainScreen, redirector: ShellRedirect(flags: flags), links: links,
            guard: Self.webGuard(screens),
            layout: WebLayout(name: "Shell", stylesheets: ["/shell.css"], navigation: Self.navigation),
            assets: [
                WebAsset(
                    path: "/shell.css", contentType: "text/css; charset=utf-8",
                    body: Array(try Data(contentsOf: Self.stylesheet)))
            ], security: security)
        app.isReady = { await accounts.isReady() }
    }

    /// The guard of a request: its session, looked up on the server.
    private static func webGuard(_ screens: ShellPages) -> WebGuard {
        WebGuard { _ in
            let session: LoginSession?
            do throws(AccountFault) { session = try await screens.keeper.find() } catch { return Unavailable() }
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
                return .covered(by: screens.page(for: .unauthorized(requested: RequestedRoute(route))))
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

/// The guard where nobody can say whose session it is: what needs one is not shown, and nobody is sent to log in.
private struct Unavailable: AccessGuard {
    func access(to destination: AnyNavigation) -> AccessAnswer<AnyNavigation> {
        destination.accessRule == .everyone ? .allowed : .denied(.failed)
    }
}
/// Each route as a page.
struct ShellPages {
    let accounts: any AccountService
    let keeper: any SessionKeeper

    /// - Parameters:
    ///   - navigate: Shows a route.
    ///   - replace: Shows it in place of the one that is on top.
    func page(
        for route: Route, navigate: @escaping (Route) -> Void = { _ in }, replace: @escaping (Route) -> Void = { _ in }
    ) -> WebPage {
        switch route {
        case .login: LoginViewModel(accounts: accounts, keeper: keeper, navigate: navigate).page
        case .signup: SignupViewModel(accounts: accounts, keeper: keeper, navigate: navigate).page
        case .forgotPassword: ForgotPasswordViewModel(accounts: accounts, keeper: keeper, navigate: navigate).page
        case .home: HomeViewModel(accounts: accounts, keeper: keeper, navigate: navigate).page
        case .profile(let userID, let tab):
            ProfileViewModel(userID: userID, tab: tab, accounts: accounts, navigate: navigate, replace: replace).page
        case .settings(let section):
            SettingsViewModel(section: section, accounts: accounts, keeper: keeper, navigate: navigate).page
        case .identitySetup(let step):
            IdentityViewModel(step: step, accounts: accounts, keeper: keeper, navigate: navigate).page
        case .notFound(let path): .notFound(path: path)
        case .unauthorized(let requested):
            UnauthorizedViewModel(requested: requested, accounts: accounts, keeper: keeper).page
        }
    }
    var lock: LockViewModel { LockViewModel(accounts: accounts, keeper: keeper) }
    /// Instead of a page whose session cannot be looked up. It takes the forms with which somebody leaves the page that it
    /// covers: they hold although nobody can say whose session it is.
    var unavailable: WebPage {
        WebPage(title: "Not now") { context in
            // a lock ends the session, and so has no button of its own here
            _ = leaving("lock", context)
            return AccountFault.unavailable.content { leaving("logout", context) }
        }
    }
    private func leaving(_ name: String, _ context: WebContext) -> Element {
        context.form(name, .class("inline")) { form in
            if let fault = await keeper.logOut(of: accounts) {
                context.refuse(fault, form: form)
            } else {
                context.resume(else: AnyNavigation(Route.login))
            }
        } content: {
            button("Log out")
        }
    }
}

/// The whole app as one feature: its enum has every destination.
private struct ShellFeature: Feature {
    let screens: ShellPages

    func mainScreen(navigator: any Navigator) -> WebPage { screen(for: .home, navigator: navigator) }
    func screen(for route: Route, navigator: any Navigator) -> WebPage {
        screens.page(
            for: route, navigate: { navigator.navigate(to: $0) },
            replace: { navigator.perform(.replaceTop(with: $0)) })
    }
}
#endif
