import SwiftUI

/// The lock screen, which covers the app.
struct LockView: View {
    let viewModel: LockViewModel
    @State private var password = ""
    @State private var fault: AccountFault?

    var body: some View {
        List {
            Section {
                ContentUnavailableView("Locked", systemImage: "lock").listRowBackground(Color.clear)
            }
            SecureField("Password", text: $password).onSubmit(unlock)
            MainButton("Unlock", fault: fault, action: unlock)
            Button("Log out", role: .destructive, action: viewModel.logOut)
        }
    }

    private func unlock() { fault = viewModel.unlock(password: password) }
}
