import Waymark
import WaymarkLinks

@testable import WaymarkWeb

/// The destinations of an app with a login, a lock and protected pages.
enum MemberRoute: IncomingNavigation, GuardedNavigation {
    case login, home, account, vault

    var accessRule: AccessRule {
        switch self {
        case .login, .home: .everyone
        case .account: .session()
        case .vault: .session(permissions: ["vault"])
        }
    }
    static var links: Links<MemberRoute> {
        Links {
            LinkRoute("/login", to: .login)
            LinkRoute("/home", to: .home)
            LinkRoute("/account", to: .account)
            LinkRoute("/vault", to: .vault)
        }
    }
}

@MainActor final class MemberApp {
    /// The sessions by identifier.
    var sessions: [String: Session] = [:]
    private(set) lazy var web: WebApp = make()
    var isTLS = false

    /// A guard that checks a destination's rule against the request's session.
    private struct Control: AccessGuard {
        let session: Session?
        func access(to destination: AnyNavigation) -> AccessAnswer<AnyNavigation> {
            switch destination.accessRule.decision(for: session) {
            case .allowed: .allowed
            case .denied(let reason): .denied(reason)
            }
        }
    }
    private func logIn(_ form: WebForm, _ context: WebContext) {
        guard form["password"] == "open" else {
            context.refuse("That is not it.", form: form, keeping: ["name"])
            return
        }
        let id = WebSecret.make()
        sessions[id] = Session(owner: form["name"] ?? "")
        WebVisit.current?.beginSession(id)
        context.resume(else: AnyNavigation(MemberRoute.home))
    }
    private func logOut() {
        if let id = WebVisit.current?.sessionID { sessions[id] = nil }
        WebVisit.current?.endSession()
    }

    private func page(_ route: MemberRoute) -> WebPage {
        switch route {
        case .login:
            WebPage(title: "Log in") { [self] context in
                WebContent {
                    if let message = context.message { Element("p", .id("message")) { message } }
                    context.form("login", action: { form in self.logIn(form, context) }) {
                        Element(
                            "input", HTMLAttribute("name", "name"), HTMLAttribute("value", context.typed("name")))
                        Element(
                            "input", HTMLAttribute("name", "password"),
                            HTMLAttribute("value", context.typed("password")))
                    }
                }
            }
        case .home:
            WebPage(title: "Home") { [self] context in
                WebContent {
                    context.form("logout", action: { _ in self.logOut() }) { Element("button") { "Log out" } }
                }
            }
        case .account:
            WebPage(title: "Account") { [self] context in
                WebContent {
                    Element("p") { "the account" }
                    context.form("close") { form in
                        self.logOut()
                        context.refuse("Not written down.", form: form, status: 503, retryAfter: 7)
                    } content: {
                        Element("button") { "Close" }
                    }
                }
            }
        case .vault: WebPage(title: "Vault", isPublic: true) { _ in WebContent { Element("p") { "the vault" } } }
        }
    }
    private var lockScreen: WebPage {
        WebPage(title: "Locked") { [self] context in
            WebContent {
                if let message = context.message { Element("p", .id("message")) { message } }
                context.form(
                    "unlock",
                    action: { form in
                        guard form["password"] == "open", let id = WebVisit.current?.sessionID else {
                            return context.refuse("That is not it.", form: form)
                        }
                        self.sessions[id]?.isLocked = false
                    }
                ) { Element("input", HTMLAttribute("name", "password")) }
                context.form("leave") { _ in
                    self.logOut()
                    context.coordinator.navigate(to: MemberRoute.login)
                } content: {
                    Element("button") { "Log out" }
                }
            }
        }
    }
    private func make() -> WebApp {
        struct NoRedirect: NavigationRedirect {
            func redirect(_ navigation: any Navigation) -> (any Navigation)? { nil }
        }
        let feature = RouteFeature<MemberRoute>(main: .home) { route, _ in self.page(route) }
        let registry = FeatureRegistry<WebPage>([feature]) { _, _ in
            WebPage(title: "Not found") { _ in WebContent(status: 404) { Element("p") { "not found" } } }
        }
        let root = AnyNavigation(MemberRoute.home)
        guard let links = try? LinkTable(schemes: ["members"], features: [feature], root: root) else {
            fatalError("the links are in order")
        }
        return WebApp(
            registry: registry, main: feature.mainScreen, redirector: NoRedirect(),
            links: links,
            guard: WebGuard { visit in
                visit.cached { Control(session: visit.sessionID.flatMap { self.sessions[$0] }) }
            } onDenial: { reason, _ in
                switch reason {
                case .unauthenticated: .redirected(to: AnyNavigation(MemberRoute.login))
                case .locked: .covered(by: self.lockScreen)
                default: .refused
                }
            },
            layout: WebLayout(name: "Members", stylesheets: []),
            security: WebSecurity(hosts: ["members.example"], isTLS: isTLS))
    }
}
