#if canImport(SwiftUI)
import SwiftUI

struct SignupView: View {
    let viewModel: SignupViewModel
    @State private var userID = ""
    @State private var password = ""
    @State private var fault: AccountFault?

    var body: some View {
        List {
            if let fault { Text("\(fault)") }
            TextField("Username", text: $userID)
            SecureField("Password", text: $password)
            Button("Create account") { fault = viewModel.signUp(userID, password: password) }
            Button("Log in", action: viewModel.didSelectLogin)
        }
        .navigationTitle("Create an account")
    }
}
#endif
