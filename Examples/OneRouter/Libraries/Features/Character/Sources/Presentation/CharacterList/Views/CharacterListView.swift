import ChallengeDomain
import ExampleViews
import Foundation
public import SwiftUI

/// The list of characters.
public struct CharacterListView<ViewModel: CharacterListViewModelContract>: View {
    @State private var viewModel: ViewModel
    @State private var search = ""

    public init(viewModel: ViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        List {
            switch viewModel.state {
            case .idle, .loading: ProgressView()
            case .loaded(let characters):
                ForEach(characters.filter(isFound)) { character in
                    Button(character.name, systemImage: "person.crop.circle") { viewModel.didSelect(character) }
                }
                .buttonStyle(.disclosure)
            case .failed: ContentUnavailableView("The characters can’t be shown", systemImage: "wifi.slash")
            }
        }
        .navigationTitle("Characters")
        .searchable(text: $search, prompt: "Search by name")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Filter", systemImage: "line.3.horizontal.decrease") {
                    Task { await viewModel.didTapFilter() }
                }
            }
        }
        .task { await viewModel.load() }
    }

    private func isFound(_ character: ChallengeDomain.Character) -> Bool {
        search.isEmpty || character.name.localizedCaseInsensitiveContains(search)
    }
}
