#if canImport(SwiftUI)
import ChallengeKit
import SwiftUI

struct CharacterDetailView: View {
    @State private var viewModel: CharacterDetailViewModel

    init(viewModel: CharacterDetailViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        LoadedView(viewModel.state, thing: "character", load: viewModel.load) { content in
            List {
                PictureRow("Picture", image: content.character.image, action: viewModel.didTapPicture)
                Section("Facts") {
                    FactRow("Status", content.character.status.title)
                    FactRow("Species", content.character.species)
                    FactRow("Gender", content.character.gender)
                    place("Origin", content.character.origin)
                    place("Last seen", content.character.location)
                }
                Section("Episodes") {
                    ForEach(content.appearances, id: \.identifier) { appearance in
                        Button("\(appearance.code) \(appearance.name)") { viewModel.didSelectEpisode(appearance) }
                    }
                }
            }
            .navigationTitle(content.character.name)
        }
    }

    @ViewBuilder private func place(_ name: String, _ place: Character.Place) -> some View {
        if let identifier = place.identifier {
            Button("\(name): \(place.name)") { viewModel.didSelectLocation(identifier: identifier) }
        } else {
            FactRow(name, place.name)
        }
    }
}
#endif
