import ChallengeKit
import SwiftUI

struct LocationDetailView: View {
    @State private var viewModel: LocationDetailViewModel

    init(viewModel: LocationDetailViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        LoadedView(viewModel.state, thing: "location", load: viewModel.load) { content in
            List {
                Section("Facts") {
                    LabeledContent("Type", value: content.location.kind)
                    LabeledContent("Dimension", value: content.location.dimension)
                }
                Section("Residents") {
                    ForEach(content.characters, id: \.identifier) { character in
                        PictureRow(character.name, image: character.image) { viewModel.didSelectCharacter(character) }
                    }
                }
            }
            .navigationTitle(content.location.name)
        }
    }
}
