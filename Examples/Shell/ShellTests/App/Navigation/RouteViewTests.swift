import ExampleTesting
import SwiftUI
import Testing
import Waymark

@testable import ShellApp

@Suite("Views of routes")
struct RouteViewTests {
    private let device: ShellDevice

    init() throws { device = try ShellDevice(session: DeviceSession(), store: .memory()) }

    private func view(of route: Route) -> some View { RouteView(route: route, device: device).body }

    @Test("each route has its view")
    func views() {
        #expect(view(of: .login).contains(LoginView.self))
        #expect(view(of: .signup).contains(SignupView.self))
        #expect(view(of: .forgotPassword).contains(ForgotPasswordView.self))
        #expect(view(of: .home).contains(HomeView.self))
        #expect(view(of: .profile(userID: .sample)).contains(ProfileView.self))
        #expect(view(of: .productDetail(productID: .featured)).contains(ProductDetailView.self))
        #expect(view(of: .settings()).contains(SettingsView.self))
        #expect(view(of: .identitySetup()).contains(IdentityView.self))
        #expect(view(of: .unauthorized(requestedRoute: .home)).contains(UnauthorizedView.self))
    }
    @Test("the app starts, and its lock has a view")
    func start() {
        ShellView(device: device).layOut()
        LockView(viewModel: LockViewModel(session: device.session)).layOut()
    }
}
