#if canImport(SwiftUI)
import SwiftUI

/// The lock screen, which covers the app.
struct LockView: View {
    let viewModel: LockViewModel
    @State private var password = ""
    @State private var fault: AccountFault?

    var body: some View {
        List {
            Text("Locked")
            if let fault { Text("\(fault)") }
            SecureField("Password", text: $password)
            Button("Unlock") { fault = viewModel.unlock(password: password) }
            Button("Log out", action: viewModel.logOut)
        }
    }
}
#endif
