import ChallengeDomain
import ExampleViews
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
                LabeledContent("Name", value: location.name)
                LabeledContent("Dimension", value: location.dimension)
                Section("Residents") {
                    ForEach(residents) { character in
                        Button(character.name, systemImage: "person.crop.circle") { viewModel.didSelect(character) }
                    }
                }
                .buttonStyle(.disclosure)
            case .failed:
                ContentUnavailableView {
                    Label("There is no such location", systemImage: "questionmark.circle")
                } actions: {
                    Button("Go back") { viewModel.didTapOnBack() }.buttonStyle(.borderedProminent)
                }
            }
        }
        .navigationTitle("Location")
        .task { await viewModel.load() }
    }
}
