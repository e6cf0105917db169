#if canImport(SwiftUI)
import ChallengeDomain
import SwiftUI

struct LocationDetailView: View {
    @State private var viewModel: LocationDetailViewModel

    init(viewModel: LocationDetailViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        Group {
            switch viewModel.state {
            case .loading: ProgressView()
            case .loaded(let location): facts(about: location).navigationTitle(location.name)
            case .failed: Text("There is no such location.")
            }
        }
        .task { await viewModel.load() }
    }

    private func facts(about location: Location) -> some View {
        List {
            Text("Dimension: \(location.dimension)")
            Button("Residents", action: viewModel.didTapResidents)
        }
    }
}
#endif
