import SwiftUI

struct SignupView: View {
    let viewModel: SignupViewModel
    @State private var userID = ""
    @State private var password = ""
    @State private var fault: AccountFault?

    var body: some View {
        List {
            Section {
                TextField("Username", text: $userID)
                SecureField("Password", text: $password)
            } footer: {
                Text("A password has at least 12 characters.")
            }
            MainButton("Create account", fault: fault) { fault = viewModel.signUp(userID, password: password) }
            Button("Log in", action: viewModel.didSelectLogin)
        }
        .navigationTitle("Create an account")
    }
}
