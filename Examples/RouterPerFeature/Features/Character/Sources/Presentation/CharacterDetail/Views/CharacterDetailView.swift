#if canImport(SwiftUI)
import ChallengeDomain
import SwiftUI

struct CharacterDetailView: View {
    @State private var viewModel: CharacterDetailViewModel

    init(viewModel: CharacterDetailViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        Group {
            switch viewModel.state {
            case .loading: ProgressView()
            case .loaded(let character): facts(about: character).navigationTitle(character.name)
            case .failed: Text("There is no such character.")
            }
        }
        .task { await viewModel.load() }
    }

    private func facts(about character: Character) -> some View {
        List {
            Text("Status: \(character.status.rawValue)")
            Text("Species: \(character.species)")
            Text("Last seen: \(character.location?.name ?? "unknown")")
        }
    }
}
#endif
