#if canImport(SwiftUI)
import ChallengeDomain
public import SwiftUI

/// An episode, with its cast.
public struct EpisodeDetailView<ViewModel: EpisodeDetailViewModelContract>: View {
    @State private var viewModel: ViewModel

    public init(viewModel: ViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        List {
            switch viewModel.state {
            case .idle, .loading: ProgressView()
            case .loaded(let episode, let cast):
                Text(episode.name)
                ForEach(cast) { character in
                    Button(character.name) { viewModel.didSelect(character) }
                }
            case .failed: Text("There is no such episode.")
            }
            Button("Back") { viewModel.didTapOnBack() }
        }
        .navigationTitle("Episode")
        .task { await viewModel.load() }
    }
}
#endif
