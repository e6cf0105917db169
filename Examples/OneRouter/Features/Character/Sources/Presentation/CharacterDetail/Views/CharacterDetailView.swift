#if canImport(SwiftUI)
import ChallengeDomain
public import SwiftUI

/// A character, with their location and episodes.
public struct CharacterDetailView<ViewModel: CharacterDetailViewModelContract>: View {
    @State private var viewModel: ViewModel

    public init(viewModel: ViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        List {
            switch viewModel.state {
            case .idle, .loading: ProgressView()
            case .loaded(let character): rows(of: character)
            case .failed: Text("There is no such character.")
            }
            Button("Back") { viewModel.didTapOnBack() }
        }
        .navigationTitle("Character")
        .task { await viewModel.load() }
    }

    @ViewBuilder private func rows(of character: ChallengeDomain.Character) -> some View {
        Text(character.name)
        Button("Pictures") { viewModel.didTapOnGallery() }
        if let location = character.location {
            Button(location.name) { viewModel.didTapOnLocation(location) }
        }
        ForEach(character.episodes, id: \.self) { id in
            Button("Episode \(id)") { viewModel.didTapOnEpisode(id) }
        }
    }
}
#endif
