import Foundation
import SwiftUI

struct LoginView: View {
    let viewModel: LoginViewModel
    @State private var userID = ""
    @State private var password = ""
    @State private var showsPassword = false
    @State private var fault: AccountFault?

    var body: some View {
        List {
            Section {
                TextField("Username", text: $userID)
                if showsPassword {
                    TextField("Password", text: $password)
                } else {
                    SecureField("Password", text: $password)
                }
                Toggle("Show password", isOn: $showsPassword)
            }
            .onSubmit(logIn)
            MainButton("Log in", fault: fault, action: logIn)
            Section {
                Button("Create an account", action: viewModel.didSelectSignup)
                Button("Forgot password?", action: viewModel.didSelectForgotPassword)
            }
            Section("Users to try") {
                ForEach(SampleUser.all, id: \.name) { user in
                    VStack(alignment: .leading, spacing: 2) {
                        Text("\(user.name), password “\(user.password)”")
                        Text(user.remark).font(.subheadline).foregroundStyle(.secondary)
                    }
                }
            }
        }
        .navigationTitle("Log in")
    }

    private func logIn() { fault = viewModel.logIn(userID, password: password) }
}
