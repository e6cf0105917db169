import ChallengeDomain
import ExampleViews
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
                LabeledContent("Name", value: episode.name)
                LabeledContent("Code", value: episode.code)
                Section("Cast") {
                    ForEach(cast) { character in
                        Button(character.name, systemImage: "person.crop.circle") { viewModel.didSelect(character) }
                    }
                }
                .buttonStyle(.disclosure)
            case .failed:
                ContentUnavailableView {
                    Label("There is no such episode", systemImage: "questionmark.circle")
                } actions: {
                    Button("Go back") { viewModel.didTapOnBack() }.buttonStyle(.borderedProminent)
                }
            }
        }
        .navigationTitle("Episode")
        .task { await viewModel.load() }
    }
}
