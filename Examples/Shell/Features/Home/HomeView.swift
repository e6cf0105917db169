#if canImport(SwiftUI)
import SwiftUI

/// The screen where everything starts.
struct HomeView: View {
    @State private var viewModel: HomeViewModel
    private let lock: () async -> Void

    init(viewModel: HomeViewModel, lock: @escaping () async -> Void) {
        _viewModel = State(initialValue: viewModel)
        self.lock = lock
    }

    var body: some View {
        List {
            Text("Welcome \(viewModel.account?.userID.linkText ?? "")")
            Button("Profile", action: viewModel.didSelectProfile)
            Button("Featured product", action: viewModel.didSelectProduct)
            Button("Settings", action: viewModel.didSelectSettings)
            Button("Who you are", action: viewModel.didSelectIdentity)
            Button("Lock") { Task { await lock() } }
            Button("Log out") { Task { _ = await viewModel.logOut() } }
        }
        .navigationTitle("Home")
        .task { await viewModel.load() }
    }
}
#endif
