import ChallengeDomain
public import SwiftUI

/// A list from which the user chooses a filter.
public struct CharacterFilterView<ViewModel: CharacterFilterViewModelContract>: View {
    @State private var viewModel: ViewModel

    public init(viewModel: ViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        List {
            ForEach(viewModel.filters, id: \.self) { filter in
                Button(title(of: filter)) { viewModel.didSelect(filter) }
            }
        }
        .navigationTitle("Filter")
        .toolbarTitleDisplayMode(.inline)
    }

    private func title(of filter: CharacterFilter) -> String {
        switch filter {
        case .everybody: "Everybody"
        case .status(.alive): "Alive"
        case .status(.dead): "Dead"
        case .status(.unknown): "Unknown"
        }
    }
}
