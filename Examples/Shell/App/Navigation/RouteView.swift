import SwiftUI
import Waymark

struct RouteView: View {
    let route: Route
    let device: ShellDevice

    var body: some View {
        let (accounts, session) = (device.accounts, device.session)
        let router = device.coordinator.router
        let navigate: (Route) -> Void = { route in
            // the root, which is home or the login, isn't pushed
            if route == router.root { router.popToRoot() } else { router.navigate(to: route) }
        }
        let replace: (Route) -> Void = { router.perform(.replaceTop($0)) }
        switch route {
        case .login: LoginView(viewModel: LoginViewModel(accounts: accounts, session: session, navigate: navigate))
        case .signup: SignupView(viewModel: SignupViewModel(accounts: accounts, session: session, navigate: navigate))
        case .forgotPassword:
            ForgotPasswordView(viewModel: ForgotPasswordViewModel(accounts: accounts, navigate: navigate))
        case .home:
            HomeView(viewModel: HomeViewModel(session: session, navigate: navigate))
        case .profile(let userID, let tab):
            ProfileView(
                viewModel: ProfileViewModel(
                    userID: userID, tab: tab, accounts: accounts, navigate: navigate, replace: replace))
        case .productDetail(let productID, let variant):
            ProductDetailView(
                viewModel: ProductDetailViewModel(
                    productID: productID, variant: variant, navigate: navigate, replace: replace))
        case .settings(let section):
            SettingsView(
                viewModel: SettingsViewModel(
                    section: section, accounts: accounts, session: session, navigate: navigate))
        case .identitySetup(let step):
            IdentityView(
                viewModel: IdentityViewModel(step: step, accounts: accounts, session: session, navigate: navigate),
                didFinish: {
                    // the route that required the set-up may be on top by now; it stays
                    if case .identitySetup = router.top { navigate(.home) }
                })
        case .notFound(let path):
            ContentUnavailableView(
                "Not found", systemImage: "questionmark.circle", description: Text("There is nothing at \(path)."))
        case .unauthorized(let requestedRoute):
            UnauthorizedView(
                viewModel: UnauthorizedViewModel(requestedRoute: requestedRoute, accounts: accounts, session: session))
        }
    }
}
