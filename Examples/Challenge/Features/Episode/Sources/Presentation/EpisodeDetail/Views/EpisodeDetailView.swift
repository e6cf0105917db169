import ChallengeKit
import SwiftUI

struct EpisodeDetailView: View {
    @State private var viewModel: EpisodeDetailViewModel

    init(viewModel: EpisodeDetailViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        LoadedView(viewModel.state, thing: "episode", load: viewModel.load) { content in
            List {
                Section("Facts") {
                    LabeledContent("Aired", value: content.episode.airDate)
                    LabeledContent("Code", value: content.episode.code)
                }
                Section("Characters") {
                    ForEach(content.characters, id: \.identifier) { character in
                        PictureRow(character.name, image: character.image) { viewModel.didSelectCharacter(character) }
                    }
                }
            }
            .navigationTitle(content.episode.name)
        }
    }
}
