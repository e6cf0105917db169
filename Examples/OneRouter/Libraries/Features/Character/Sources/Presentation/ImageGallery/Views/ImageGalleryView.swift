import ChallengeDomain
import Foundation
public import SwiftUI

/// A character's pictures.
public struct ImageGalleryView<ViewModel: ImageGalleryViewModelContract>: View {
    @State private var viewModel: ViewModel

    public init(viewModel: ViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        VStack(spacing: 24) {
            switch viewModel.state {
            case .idle, .loading: ProgressView()
            case .loaded(let character):
                Image(systemName: "person.crop.circle").font(.largeTitle).foregroundStyle(.tint)
                Text("Pictures of \(character.name)").font(.headline)
            case .failed: ContentUnavailableView("There are no pictures", systemImage: "photo")
            }
        }
        .navigationTitle("Pictures")
        .toolbarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Close", systemImage: "xmark") { viewModel.didTapOnClose() }
            }
        }
        .task { await viewModel.load() }
    }
}
