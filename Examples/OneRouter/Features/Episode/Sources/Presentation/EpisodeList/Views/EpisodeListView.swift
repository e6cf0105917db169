#if canImport(SwiftUI)
import ChallengeDomain
public import SwiftUI

/// The list of episodes.
public struct EpisodeListView<ViewModel: EpisodeListViewModelContract>: View {
    @State private var viewModel: ViewModel

    public init(viewModel: ViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        List {
            switch viewModel.state {
            case .idle, .loading: ProgressView()
            case .loaded(let episodes):
                ForEach(episodes) { episode in
                    Button(episode.name) { viewModel.didSelect(episode) }
                }
            case .failed: Text("The episodes can't be shown.")
            }
        }
        .navigationTitle("Episodes")
        .task { await viewModel.load() }
    }
}
#endif
