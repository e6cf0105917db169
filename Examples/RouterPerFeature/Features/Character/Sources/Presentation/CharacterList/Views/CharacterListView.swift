#if canImport(SwiftUI)
import ChallengeDomain
import SwiftUI

/// The list of characters, with a button to the settings.
struct CharacterListView: View {
    @State private var viewModel: CharacterListViewModel

    init(viewModel: CharacterListViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        Group {
            switch viewModel.state {
            case .loading: ProgressView()
            case .loaded(let characters): list(of: viewModel.filtered(characters))
            case .failed: Text("The characters could not be loaded.")
            }
        }
        .navigationTitle("Characters")
        .task { await viewModel.load() }
    }

    private func list(of characters: [Character]) -> some View {
        List {
            Section("Show") { Button("Settings", action: viewModel.didTapSettings) }
            Section("Characters") {
                ForEach(characters) { character in
                    Button(character.name) { viewModel.didSelectItem(character) }
                }
            }
        }
    }
}
#endif
