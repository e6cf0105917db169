#if canImport(SwiftUI)
import SwiftUI

/// What the session may not see, and how it may.
struct UnauthorizedView: View {
    let viewModel: UnauthorizedViewModel

    var body: some View {
        List {
            Text("You need: \(viewModel.permissions.joined(separator: ", "))")
            Button("Get it") { Task { _ = await viewModel.upgrade() } }
        }
        .navigationTitle("Not allowed")
    }
}
#endif
