import ExampleViews
import SwiftUI

struct HomeView: View {
    let viewModel: HomeViewModel

    var body: some View {
        List {
            if let account = viewModel.account {
                Text("Welcome, \(account.userID.linkText)").font(.headline).listRowBackground(Color.clear)
            }
            Section {
                Button("Profile", systemImage: "person.crop.circle", action: viewModel.didSelectProfile)
                Button("Featured product", systemImage: "bag", action: viewModel.didSelectProduct)
                Button("Settings", systemImage: "gearshape", action: viewModel.didSelectSettings)
                Button("Verify your identity", systemImage: "checkmark.seal", action: viewModel.didSelectIdentity)
            }
            .buttonStyle(.disclosure)
        }
        .navigationTitle("Home")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                #if os(watchOS)
                Button("Log out", action: viewModel.logOut)
                #else
                Menu("Account", systemImage: "ellipsis") {
                    Button("Lock", systemImage: "lock", action: viewModel.lock)
                    Button(
                        "Log out", systemImage: "rectangle.portrait.and.arrow.right", role: .destructive,
                        action: viewModel.logOut)
                }
                #endif
            }
        }
    }
}
