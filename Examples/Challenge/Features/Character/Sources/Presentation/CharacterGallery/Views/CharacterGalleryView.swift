import ChallengeKit
import Foundation
import SwiftUI

/// A character's picture. It has a button that closes it, because no gesture dismisses a cover.
struct CharacterGalleryView: View {
    @State private var viewModel: CharacterGalleryViewModel

    init(viewModel: CharacterGalleryViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        LoadedView(viewModel.state, thing: "picture", load: viewModel.load) { character in
            VStack(spacing: 28) {
                CatalogPicture(character.image, side: 300)
                HStack(spacing: 12) {
                    // the first and the last picture have a neighbor on one side only
                    Button("Previous", action: viewModel.didTapPrevious).disabled(!viewModel.hasPrevious)
                    Button("Next", action: viewModel.didTapNext).disabled(!viewModel.hasNext)
                }
                .buttonStyle(.bordered)
                .controlSize(.large)
            }
            .navigationTitle(character.name)
            .toolbarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close", systemImage: "xmark", action: viewModel.didTapOnBack)
                }
            }
        }
    }
}
