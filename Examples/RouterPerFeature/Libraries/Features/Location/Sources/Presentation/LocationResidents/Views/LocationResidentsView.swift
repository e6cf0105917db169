import ChallengeDomain
import SwiftUI

/// The characters last seen at a location.
struct LocationResidentsView: View {
    @State private var viewModel: LocationResidentsViewModel

    init(viewModel: LocationResidentsViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        Group {
            switch viewModel.state {
            case .loading: ProgressView()
            case .loaded(let residents): list(of: residents)
            case .failed: ContentUnavailableView("The residents could not be loaded", systemImage: "wifi.slash")
            }
        }
        .navigationTitle("Residents")
        .task { await viewModel.load() }
    }

    private func list(of residents: [Character]) -> some View {
        List {
            ForEach(residents) { Label($0.name, systemImage: "person.crop.circle") }
            Section("Elsewhere") { Button("All locations", action: viewModel.didTapAllLocations) }
        }
    }
}
