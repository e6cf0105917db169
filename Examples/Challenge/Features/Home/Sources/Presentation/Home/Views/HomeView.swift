import ChallengeKit
import ExampleViews
import SwiftUI

struct HomeView: View {
    @State private var viewModel: HomeViewModel

    init(viewModel: HomeViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            if viewModel.isTourOffered {
                Button("Take the tour", systemImage: "sparkles", action: viewModel.didTapTour)
            }
            Section("Browse") {
                Button("Characters", systemImage: "person.2", action: viewModel.didTapCharacters)
                Button("Episodes", systemImage: "tv", action: viewModel.didTapEpisodes)
                Button("Locations", systemImage: "globe", action: viewModel.didTapLocations)
            }
            .buttonStyle(.disclosure)
            Section("Featured") {
                LoadedView(viewModel.state, thing: "character", load: viewModel.load) { characters in
                    ForEach(characters, id: \.identifier) { character in
                        PictureRow(character.name, image: character.image) { viewModel.didSelectCharacter(character) }
                    }
                }
            }
        }
        .navigationTitle("Challenge")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Settings", systemImage: "gearshape", action: viewModel.didTapSettings)
            }
        }
    }
}
