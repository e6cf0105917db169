#if canImport(SwiftUI)
public import SwiftUI

/// The introduction to the app.
public struct OnboardingView<ViewModel: OnboardingViewModelContract>: View {
    @State private var viewModel: ViewModel

    public init(viewModel: ViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        List {
            Button("Start") { viewModel.didTapOnStart() }
        }
        .navigationTitle("Welcome")
    }
}
#endif
