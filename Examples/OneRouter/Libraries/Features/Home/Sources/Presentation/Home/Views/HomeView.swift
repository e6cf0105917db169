import ExampleViews
public import SwiftUI

public struct HomeView<ViewModel: HomeViewModelContract>: View {
    @State private var viewModel: ViewModel

    public init(viewModel: ViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        List {
            Button("Characters", systemImage: "person.2") { viewModel.didTapOnCharacters() }
            Button("Episodes", systemImage: "tv") { viewModel.didTapOnEpisodes() }
        }
        .buttonStyle(.disclosure)
        .navigationTitle("Home")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Settings", systemImage: "gearshape") { viewModel.didTapOnSettings() }
            }
        }
    }
}
