#if canImport(SwiftUI)
import SwiftUI

struct HomeView: View {
    @State private var viewModel: HomeViewModel
    @State private var fault: AccountFault?

    init(viewModel: HomeViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            if let fault { Text("\(fault)") }
            Text("Welcome, \(viewModel.account?.userID.linkText ?? "")")
            Button("Profile", action: viewModel.didSelectProfile)
            Button("Featured product", action: viewModel.didSelectProduct)
            Button("Settings", action: viewModel.didSelectSettings)
            Button("Verify your identity", action: viewModel.didSelectIdentity)
            Button("Lock") { Task { fault = await viewModel.lock() } }
            Button("Log out") { Task { fault = await viewModel.logOut() } }
        }
        .navigationTitle("Home")
        .task { await viewModel.load() }
    }
}
#endif
