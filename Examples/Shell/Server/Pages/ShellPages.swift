import ShellApp
import Waymark
import WaymarkWeb

/// The pages of the app's routes.
struct ShellPages {
    let accounts: any AccountService
    let keeper: any SessionKeeper

    /// Returns the page of a route.
    ///
    /// - Parameters:
    ///   - navigate: Shows a route.
    ///   - replace: Shows a route in place of the top one.
    func page(
        for route: Route, navigate: @escaping (Route) -> Void = { _ in }, replace: @escaping (Route) -> Void = { _ in }
    ) -> WebPage {
        switch route {
        case .login: LoginViewModel(accounts: accounts, keeper: keeper, navigate: navigate).page
        case .signup: SignupViewModel(accounts: accounts, keeper: keeper, navigate: navigate).page
        case .forgotPassword: ForgotPasswordViewModel(accounts: accounts, keeper: keeper, navigate: navigate).page
        case .home:
            HomeViewModel(
                accounts: accounts, keeper: keeper, lock: { await keeper.lock(of: accounts) }, navigate: navigate
            ).page
        case .profile(let userID, let tab):
            ProfileViewModel(userID: userID, tab: tab, accounts: accounts, navigate: navigate, replace: replace).page
        case .productDetail(let productID, let variant):
            ProductDetailViewModel(productID: productID, variant: variant, navigate: navigate, replace: replace).page
        case .settings(let section):
            SettingsViewModel(section: section, accounts: accounts, keeper: keeper, navigate: navigate).page
        case .identitySetup(let step):
            IdentityViewModel(step: step, accounts: accounts, keeper: keeper, navigate: navigate).page
        case .notFound(let path): .notFound(path: path)
        case .unauthorized(let requestedRoute):
            UnauthorizedViewModel(requestedRoute: requestedRoute, accounts: accounts, keeper: keeper).page
        }
    }
    var lock: LockViewModel { LockViewModel(accounts: accounts, keeper: keeper) }
    /// The page shown if the session can't be looked up. It accepts the log-out and lock forms of the page that it
    /// replaces, which must work even then.
    var unavailable: WebPage {
        WebPage(title: "Temporarily unavailable") { context in
            // a lock form is accepted, but ends the session like a log-out, so it gets no button
            _ = leaving("lock", context)
            return AccountFault.unavailable.content { leaving("logout", context) }
        }
    }
    private func leaving(_ name: String, _ context: WebContext) -> Element {
        context.form(name) { form in
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
