#if canImport(SwiftUI)
import ChallengeDomain
public import SwiftUI

/// The list of characters.
public struct CharacterListView<ViewModel: CharacterListViewModelContract>: View {
    @State private var viewModel: ViewModel

    public init(viewModel: ViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        List {
            Button("Filter") { viewModel.didTapFilter() }
            switch viewModel.state {
            case .idle, .loading: ProgressView()
            case .loaded(let characters):
                ForEach(characters) { character in
                    Button(character.name) { viewModel.didSelect(character) }
                }
            case .failed: Text("The characters can't be shown.")
            }
        }
        .navigationTitle("Characters")
        .task { await viewModel.load() }
    }
}
#endif
