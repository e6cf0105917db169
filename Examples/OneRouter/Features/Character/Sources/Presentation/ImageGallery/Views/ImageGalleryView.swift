#if canImport(SwiftUI)
import ChallengeDomain
public import SwiftUI

/// A character's pictures.
public struct ImageGalleryView<ViewModel: ImageGalleryViewModelContract>: View {
    @State private var viewModel: ViewModel

    public init(viewModel: ViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        VStack {
            switch viewModel.state {
            case .idle, .loading: ProgressView()
            case .loaded(let character): Text("Pictures of \(character.name)")
            case .failed: Text("There are no pictures.")
            }
            Button("Close") { viewModel.didTapOnClose() }
        }
        .navigationTitle("Pictures")
        .task { await viewModel.load() }
    }
}
#endif
