public import SwiftUI

/// The introduction to the app.
public struct OnboardingView<ViewModel: OnboardingViewModelContract>: View {
    @State private var viewModel: ViewModel

    public init(viewModel: ViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        ContentUnavailableView {
            Label("Look around", systemImage: "tv")
        } description: {
            Text("Follow the show’s characters to their places and episodes.")
        } actions: {
            Button("Start") { viewModel.didTapOnStart() }.buttonStyle(.borderedProminent).controlSize(.large)
        }
        .navigationTitle("Welcome")
    }
}
