import SwiftUI

/// The lock screen, which covers the app.
struct LockView: View {
    let viewModel: LockViewModel
    @State private var pin = ""
    @State private var fault: AccountFault?

    var body: some View {
        List {
            Section {
                ContentUnavailableView("Locked", systemImage: "lock", description: Text(viewModel.hint))
                    .listRowBackground(Color.clear)
            }
            SecureField("PIN", text: $pin).onSubmit(unlock)
            MainButton("Unlock", fault: fault, action: unlock)
            Button("Log out", role: .destructive, action: viewModel.logOut)
        }
    }

    private func unlock() { fault = viewModel.unlock(pin: pin) }
}
