#if canImport(SwiftUI)
import SwiftUI

/// A screen that says that the session may not see a route, and how to get access.
struct UnauthorizedView: View {
    let viewModel: UnauthorizedViewModel
    @State private var fault: AccountFault?

    var body: some View {
        List {
            if let fault { Text("\(fault)") }
            Text(viewModel.explanation)
            Button("Upgrade") { Task { fault = await viewModel.upgrade() } }
        }
        .navigationTitle(viewModel.title)
    }
}
#endif
