#if canImport(SwiftUI)
import ChallengeDomain
public import SwiftUI

/// A location, with its residents.
public struct LocationDetailView<ViewModel: LocationDetailViewModelContract>: View {
    @State private var viewModel: ViewModel

    public init(viewModel: ViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        List {
            switch viewModel.state {
            case .idle, .loading: ProgressView()
            case .loaded(let location, let residents):
                Text(location.name)
                ForEach(residents) { character in
                    Button(character.name) { viewModel.didSelect(character) }
                }
            case .failed: Text("There is no such location.")
            }
            Button("Back") { viewModel.didTapOnBack() }
        }
        .navigationTitle("Location")
        .task { await viewModel.load() }
    }
}
#endif
