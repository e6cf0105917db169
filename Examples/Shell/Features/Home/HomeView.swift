#if canImport(SwiftUI)
import SwiftUI

struct HomeView: View {
    let viewModel: HomeViewModel

    var body: some View {
        List {
            if let account = viewModel.account { Text("Welcome, \(account.userID.linkText)") }
            Button("Profile", action: viewModel.didSelectProfile)
            Button("Featured product", action: viewModel.didSelectProduct)
            Button("Settings", action: viewModel.didSelectSettings)
            Button("Verify your identity", action: viewModel.didSelectIdentity)
            Button("Lock", action: viewModel.lock)
            Button("Log out", action: viewModel.logOut)
        }
        .navigationTitle("Home")
    }
}
#endif
