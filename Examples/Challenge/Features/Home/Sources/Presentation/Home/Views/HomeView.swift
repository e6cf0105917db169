#if canImport(SwiftUI)
import ChallengeKit
import SwiftUI

struct HomeView: View {
    @State private var viewModel: HomeViewModel

    init(viewModel: HomeViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            if viewModel.isTourOffered {
                Button("Take the tour", action: viewModel.didTapTour)
            }
            Section("Browse") {
                Button("Characters", action: viewModel.didTapCharacters)
                Button("Episodes", action: viewModel.didTapEpisodes)
                Button("Locations", action: viewModel.didTapLocations)
                Button("Settings", action: viewModel.didTapSettings)
            }
            Section("Featured") {
                LoadedView(viewModel.state, thing: "character", load: viewModel.load) { characters in
                    ForEach(characters, id: \.identifier) { character in
                        PictureRow(character.name, image: character.image) { viewModel.didSelectCharacter(character) }
                    }
                }
            }
        }
        .navigationTitle("Challenge")
    }
}
#endif
