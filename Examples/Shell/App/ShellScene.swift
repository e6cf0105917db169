#if canImport(SwiftUI)
public import SwiftUI
import Waymark
import WaymarkSwiftUI

/// The app's window. An app target shows it: see Shell/Apple.
public struct ShellScene: Scene {
    private let device: ShellDevice

    public init(_ device: ShellDevice) { self.device = device }

    public var body: some Scene {
        WindowGroup { ShellView(device: device) }
    }
}

/// The app in its phases: booting, the login, locked, home.
public struct ShellView: View {
    private let device: ShellDevice

    public init(device: ShellDevice) { self.device = device }

    public var body: some View {
        PhaseContainer(device.app.coordinator) {
            NavigationContainer(device.app.router) { route in
                screen(for: route)
            }
        } booting: {
            ProgressView()
        } locked: {
            LockView(viewModel: LockViewModel(accounts: device.accounts, keeper: device.keeper))
        }
    }

    @ViewBuilder private func screen(for route: Route) -> some View {
        let (accounts, keeper) = (device.accounts, device.keeper)
        let router = device.app.router
        let navigate: (Route) -> Void = { router.navigate(to: $0) }
        let replace: (Route) -> Void = { router.perform(.replaceTop($0)) }
        switch route {
        case .login: LoginView(viewModel: LoginViewModel(accounts: accounts, keeper: keeper, navigate: navigate))
        case .signup: SignupView(viewModel: SignupViewModel(accounts: accounts, keeper: keeper, navigate: navigate))
        case .forgotPassword:
            ForgotPasswordView(
                viewModel: ForgotPasswordViewModel(accounts: accounts, keeper: keeper, navigate: navigate))
        case .home:
            HomeView(
                viewModel: HomeViewModel(accounts: accounts, keeper: keeper, navigate: navigate), lock: device.lock)
        case .profile(let userID, let tab):
            ProfileView(
                viewModel: ProfileViewModel(
                    userID: userID, tab: tab, accounts: accounts, navigate: navigate, replace: replace))
        case .settings(let section):
            SettingsView(
                viewModel: SettingsViewModel(
                    section: section, accounts: accounts, keeper: keeper, navigate: navigate))
        case .identitySetup(let step):
            IdentityView(
                viewModel: IdentityViewModel(step: step, accounts: accounts, keeper: keeper, navigate: navigate))
        case .notFound(let path): Text("There is nothing at \(path).")
        case .unauthorized(let requested):
            UnauthorizedView(
                viewModel: UnauthorizedViewModel(requested: requested, accounts: accounts, keeper: keeper))
        }
    }
}
#endif
