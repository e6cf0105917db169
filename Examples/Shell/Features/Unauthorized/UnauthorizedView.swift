import SwiftUI

/// A screen that tells the user why a route was denied, and offers the missing permission.
struct UnauthorizedView: View {
    let viewModel: UnauthorizedViewModel
    @State private var fault: AccountFault?

    var body: some View {
        List {
            Section {
                ContentUnavailableView(
                    "Premium only", systemImage: "star.circle", description: Text(viewModel.explanation)
                )
                .listRowBackground(Color.clear)
            }
            MainButton("Upgrade", fault: fault) { fault = viewModel.upgrade() }
        }
        .navigationTitle(viewModel.title)
    }
}
