import ChallengeDomain
import ExampleViews
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
                    Button {
                        viewModel.didSelect(episode)
                    } label: {
                        LabeledContent(episode.name, value: episode.code)
                    }
                }
                .buttonStyle(.disclosure)
            case .failed: ContentUnavailableView("The episodes can’t be shown", systemImage: "wifi.slash")
            }
        }
        .navigationTitle("Episodes")
        .task { await viewModel.load() }
    }
}
