#if canImport(SwiftUI)
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
            case .failed: Text("The residents could not be loaded.")
            }
        }
        .navigationTitle("Residents")
        .task { await viewModel.load() }
    }

    private func list(of residents: [Character]) -> some View {
        List {
            Section("Residents") {
                ForEach(residents) { Text($0.name) }
            }
            Section("Elsewhere") { Button("All locations", action: viewModel.didTapAllLocations) }
        }
    }
}
#endif
