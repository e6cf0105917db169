import SwiftUI

struct ForgotPasswordView: View {
    let viewModel: ForgotPasswordViewModel
    @State private var userID = ""
    @State private var code = ""
    @State private var password = ""
    @State private var fault: AccountFault?

    var body: some View {
        List {
            TextField("Username", text: $userID)
            TextField("Recovery code", text: $code)
            SecureField("New password", text: $password)
            MainButton("Reset password", fault: fault) {
                fault = viewModel.replace(userID, code: code, password: password)
            }
        }
        .navigationTitle("Reset your password")
    }
}
