#if canImport(SwiftUI)
import SwiftUI

struct LoginView: View {
    let viewModel: LoginViewModel
    @State private var userID = ""
    @State private var password = ""
    @State private var fault: AccountFault?

    var body: some View {
        List {
            if let fault { Text("\(fault)") }
            TextField("Username", text: $userID)
            SecureField("Password", text: $password)
            Button("Log in") { Task { fault = await viewModel.logIn(userID, password: password) } }
            Button("Create an account", action: viewModel.didSelectSignup)
            Button("Forgot password?", action: viewModel.didSelectForgotPassword)
        }
        .navigationTitle("Log in")
    }
}
#endif
