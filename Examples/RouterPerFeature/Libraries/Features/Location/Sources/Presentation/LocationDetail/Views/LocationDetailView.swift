import ChallengeDomain
import ExampleViews
import SwiftUI

struct LocationDetailView: View {
    @State private var viewModel: LocationDetailViewModel

    init(viewModel: LocationDetailViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        Group {
            switch viewModel.state {
            case .loading: ProgressView()
            case .loaded(let location): facts(about: location).navigationTitle(location.name)
            case .failed: ContentUnavailableView("There is no such location", systemImage: "questionmark.circle")
            }
        }
        .task { await viewModel.load() }
    }

    private func facts(about location: Location) -> some View {
        List {
            LabeledContent("Dimension", value: location.dimension)
            Button("Residents", systemImage: "person.2", action: viewModel.didTapResidents).buttonStyle(.disclosure)
        }
    }
}
