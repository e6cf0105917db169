import ChallengeDomain
import ExampleViews
import Foundation
public import SwiftUI

/// A character, with their location and episodes.
public struct CharacterDetailView<ViewModel: CharacterDetailViewModelContract>: View {
    @State private var viewModel: ViewModel

    public init(viewModel: ViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        List {
            switch viewModel.state {
            case .idle, .loading: ProgressView()
            case .loaded(let character): rows(of: character)
            case .failed:
                ContentUnavailableView {
                    Label("There is no such character", systemImage: "questionmark.circle")
                } actions: {
                    Button("Go back") { viewModel.didTapOnBack() }.buttonStyle(.borderedProminent)
                }
            }
        }
        .navigationTitle("Character")
        .task { await viewModel.load() }
    }

    @ViewBuilder private func rows(of character: ChallengeDomain.Character) -> some View {
        Section {
            LabeledContent("Name", value: character.name)
            LabeledContent("Status", value: character.status.rawValue.capitalized)
            LabeledContent("Species", value: character.species)
            Button("Pictures", systemImage: "photo") { viewModel.didTapOnGallery() }
        }
        if let location = character.location {
            Section("Last seen") {
                Button(location.name, systemImage: "globe") { viewModel.didTapOnLocation(location) }
            }
            .buttonStyle(.disclosure)
        }
        Section("Episodes") {
            ForEach(character.episodes, id: \.self) { id in
                Button("Episode \(id)", systemImage: "tv") { viewModel.didTapOnEpisode(id) }
            }
        }
        .buttonStyle(.disclosure)
    }
}
