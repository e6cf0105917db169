#if canImport(SwiftUI)
import ChallengeKit
import Foundation
import SwiftUI

/// A character's picture. It has a button that closes it, because no gesture dismisses a cover.
struct CharacterGalleryView: View {
    @State private var viewModel: CharacterGalleryViewModel

    init(viewModel: CharacterGalleryViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        LoadedView(viewModel.state, thing: "picture", load: viewModel.load) { character in
            VStack {
                AsyncImage(url: URL(string: character.image))
                HStack {
                    if viewModel.hasPrevious { Button("Previous", action: viewModel.didTapPrevious) }
                    Button("Close", action: viewModel.didTapOnBack)
                    if viewModel.hasNext { Button("Next", action: viewModel.didTapNext) }
                }
            }
            .navigationTitle(character.name)
        }
    }
}
#endif
