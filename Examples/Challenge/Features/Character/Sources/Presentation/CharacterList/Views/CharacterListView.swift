import ChallengeKit
import SwiftUI
import WaymarkLinks

/// The list of characters, with a search and a filter.
struct CharacterListView: View {
    @State private var viewModel: CharacterListViewModel
    @State private var search: String
    @State private var isSearchRefused = false

    init(viewModel: CharacterListViewModel) {
        _viewModel = State(initialValue: viewModel)
        _search = State(initialValue: viewModel.query.name ?? "")
    }

    var body: some View {
        List {
            if isSearchRefused { Text("Search for a shorter name, on one line.").foregroundStyle(.red) }
            if let status = viewModel.query.status {
                Button(
                    "Clear the filter: \(status.title)", systemImage: "xmark.circle", action: viewModel.didClearFilter)
            }
            LoadedView(viewModel.state, thing: "page of characters", load: viewModel.load) { page in
                if page.items.isEmpty {
                    let alternative = viewModel.query.status == nil ? "" : ", or clear the filter"
                    ContentUnavailableView(
                        "Nobody goes by that name", systemImage: "magnifyingglass",
                        description: Text("Try another one\(alternative)."))
                }
                ForEach(page.items, id: \.identifier) { character in
                    PictureRow(
                        character.name, detail: "\(character.status.title) · \(character.species)",
                        image: character.image
                    ) { viewModel.didSelectItem(character) }
                }
                PagerRow(number: page.number, count: page.count, show: viewModel.didSelectPage)
            }
        }
        .navigationTitle("Characters")
        .searchable(text: $search, prompt: "Search by name")
        .onSubmit(of: .search) { isSearchRefused = !viewModel.didSearch(search) }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Filter", systemImage: "line.3.horizontal.decrease", action: viewModel.didTapFilter)
            }
        }
    }
}
