import ChallengeDomain
import Foundation
import SwiftUI

struct CharacterDetailView: View {
    @State private var viewModel: CharacterDetailViewModel

    init(viewModel: CharacterDetailViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        Group {
            switch viewModel.state {
            case .loading: ProgressView()
            case .loaded(let character): facts(about: character).navigationTitle(character.name)
            case .failed: ContentUnavailableView("There is no such character", systemImage: "questionmark.circle")
            }
        }
        .task { await viewModel.load() }
    }

    private func facts(about character: Character) -> some View {
        List {
            LabeledContent("Status", value: character.status.rawValue.capitalized)
            LabeledContent("Species", value: character.species)
            LabeledContent("Last seen", value: character.location?.name ?? "Unknown")
        }
    }
}
