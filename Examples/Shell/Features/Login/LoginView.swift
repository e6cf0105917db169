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
            Button("Log in") { fault = viewModel.logIn(userID, password: password) }
            Button("Create an account", action: viewModel.didSelectSignup)
            Button("Forgot password?", action: viewModel.didSelectForgotPassword)
            Section("Users to try") {
                ForEach(SampleUser.all, id: \.name) { user in
                    Text("\(user.name), password “\(user.password)”: \(user.remark)")
                }
            }
        }
        .navigationTitle("Log in")
    }
}
#endif
