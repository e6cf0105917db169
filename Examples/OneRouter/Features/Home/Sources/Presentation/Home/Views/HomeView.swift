#if canImport(SwiftUI)
public import SwiftUI

public struct HomeView<ViewModel: HomeViewModelContract>: View {
    @State private var viewModel: ViewModel

    public init(viewModel: ViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        List {
            Button("Characters") { viewModel.didTapOnCharacters() }
            Button("Episodes") { viewModel.didTapOnEpisodes() }
            Button("Settings") { viewModel.didTapOnSettings() }
        }
        .navigationTitle("Home")
    }
}
#endif
