#if canImport(SwiftUI)
import SwiftUI

/// One user.
struct ProfileView: View {
    @State private var viewModel: ProfileViewModel

    init(viewModel: ProfileViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            Text(viewModel.account == nil ? "There is nobody by that name." : "This is \(viewModel.title).")
            Button("Home", action: viewModel.didSelectHome)
        }
        .navigationTitle(viewModel.title)
        .task { await viewModel.load() }
    }
}
#endif
