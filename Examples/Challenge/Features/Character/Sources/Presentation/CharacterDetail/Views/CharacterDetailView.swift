import ChallengeKit
import ExampleViews
import Foundation
import SwiftUI

struct CharacterDetailView: View {
    @State private var viewModel: CharacterDetailViewModel

    init(viewModel: CharacterDetailViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        LoadedView(viewModel.state, thing: "character", load: viewModel.load) { content in
            List {
                Button(action: viewModel.didTapPicture) {
                    CatalogPicture(content.character.image, side: 200)
                        .accessibilityLabel("Picture")
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.plain)
                .listRowBackground(Color.clear)
                Section("Facts") {
                    LabeledContent("Status", value: content.character.status.title)
                    LabeledContent("Species", value: content.character.species)
                    LabeledContent("Gender", value: content.character.gender)
                    place("Origin", content.character.origin)
                    place("Last seen", content.character.location)
                }
                Section("Episodes") {
                    ForEach(content.appearances, id: \.identifier) { appearance in
                        Button {
                            viewModel.didSelectEpisode(appearance)
                        } label: {
                            LabeledContent(appearance.name, value: appearance.code)
                        }
                        .buttonStyle(.disclosure)
                    }
                }
            }
            .navigationTitle(content.character.name)
            .toolbarTitleDisplayMode(.inline)
        }
    }

    @ViewBuilder private func place(_ name: String, _ place: Character.Place) -> some View {
        if let identifier = place.identifier {
            Button {
                viewModel.didSelectLocation(identifier: identifier)
            } label: {
                LabeledContent(name, value: place.name)
            }
            .buttonStyle(.disclosure)
        } else {
            LabeledContent(name, value: place.name)
        }
    }
}
