#if canImport(SwiftUI)
import SwiftUI

/// A screen that tells the user why a route was denied, and offers the missing permission.
struct UnauthorizedView: View {
    let viewModel: UnauthorizedViewModel
    @State private var fault: AccountFault?

    var body: some View {
        List {
            if let fault { Text("\(fault)") }
            Text(viewModel.explanation)
            Button("Upgrade") { fault = viewModel.upgrade() }
        }
        .navigationTitle(viewModel.title)
    }
}
#endif
