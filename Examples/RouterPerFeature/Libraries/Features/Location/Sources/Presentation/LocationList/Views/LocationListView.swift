import ChallengeDomain
import ExampleViews
import SwiftUI

struct LocationListView: View {
    @State private var viewModel: LocationListViewModel

    init(viewModel: LocationListViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        Group {
            switch viewModel.state {
            case .loading: ProgressView()
            case .loaded(let locations): list(of: locations)
            case .failed: ContentUnavailableView("The locations could not be loaded", systemImage: "wifi.slash")
            }
        }
        .navigationTitle("Locations")
        .task { await viewModel.load() }
    }

    private func list(of locations: [Location]) -> some View {
        List {
            ForEach(locations) { location in
                Button(location.name, systemImage: "globe") { viewModel.didSelectItem(location) }
            }
            .buttonStyle(.disclosure)
        }
    }
}
