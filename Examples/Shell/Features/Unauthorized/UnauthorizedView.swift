#if canImport(SwiftUI)
import SwiftUI

/// Says that the session may not see a route, and how it may.
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
