import SwiftUI
import Waymark

/// The view of a route, with the router of its stack.
struct RouteView: View {
    let route: Route
    let device: ShellDevice
    @Environment(Router<Route>.self) private var router

    var body: some View {
        let (accounts, session) = (device.accounts, device.session)
        let replace: (Route) -> Void = { router.perform(.replaceTop($0)) }
        switch route {
        case .login:
            LoginView(viewModel: LoginViewModel(accounts: accounts, session: session, navigate: routeToCoordinator))
        case .signup:
            SignupView(viewModel: SignupViewModel(accounts: accounts, session: session, navigate: routeToCoordinator))
        case .forgotPassword:
            ForgotPasswordView(viewModel: ForgotPasswordViewModel(accounts: accounts, navigate: routeToCoordinator))
        case .home:
            HomeView(viewModel: HomeViewModel(session: session, navigate: routeToCoordinator))
        case .profile(let userID, let tab):
            ProfileView(
                viewModel: ProfileViewModel(
                    userID: userID, tab: tab, accounts: accounts, navigate: routeToCoordinator, replace: replace))
        case .productDetail(let productID, let variant):
            ProductDetailView(
                viewModel: ProductDetailViewModel(
                    productID: productID, variant: variant, navigate: routeToCoordinator, replace: replace))
        case .settings(let section):
            SettingsView(
                viewModel: SettingsViewModel(
                    section: section, accounts: accounts, session: session, navigate: routeToCoordinator))
        case .identitySetup(let step):
            IdentityView(
                viewModel: IdentityViewModel(
                    step: step, accounts: accounts, session: session, navigate: routeToCoordinator),
                didFinish: {
                    // the route that required the set-up may be on top by now; it stays
                    if case .identitySetup = router.top { routeToCoordinator(.home) }
                })
        case .notFound(let path):
            ContentUnavailableView(
                "Not found", systemImage: "questionmark.circle", description: Text("There is nothing at \(path)."))
        case .unauthorized(let requestedRoute):
            UnauthorizedView(
                viewModel: UnauthorizedViewModel(requestedRoute: requestedRoute, accounts: accounts, session: session))
        }
    }

    private func routeToCoordinator(_ route: Route) {
        let ground = device.coordinator.router
        // the root, which is home or the login, isn't pushed
        _ = route == ground.root ? ground.perform(.sequence([.dismissAll, .popToRoot])) : router.navigate(to: route)
    }
}
