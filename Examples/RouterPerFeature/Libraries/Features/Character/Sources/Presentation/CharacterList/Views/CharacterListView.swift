import ChallengeDomain
import ExampleViews
import Foundation
import SwiftUI

/// The list of characters, with a button to the settings.
struct CharacterListView: View {
    @State private var viewModel: CharacterListViewModel
    @State private var search = ""

    init(viewModel: CharacterListViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        Group {
            switch viewModel.state {
            case .loading: ProgressView()
            case .loaded(let characters): list(of: viewModel.filtered(characters))
            case .failed: ContentUnavailableView("The characters could not be loaded", systemImage: "wifi.slash")
            }
        }
        .navigationTitle("Characters")
        .searchable(text: $search, prompt: "Search by name")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Settings", systemImage: "line.3.horizontal.decrease", action: viewModel.didTapSettings)
            }
        }
        .task { await viewModel.load() }
    }

    private func list(of characters: [Character]) -> some View {
        let found = characters.filter { search.isEmpty || $0.name.localizedCaseInsensitiveContains(search) }
        return List {
            if found.isEmpty {
                ContentUnavailableView("Nobody goes by that name", systemImage: "magnifyingglass")
            }
            ForEach(found) { character in
                Button(character.name, systemImage: "person.crop.circle") { viewModel.didSelectItem(character) }
            }
            .buttonStyle(.disclosure)
        }
    }
}
