import ChallengeDomain
import SwiftUI
import WaymarkSwiftUI

/// The feature's root view: the stack, and a view for each destination.
struct CharacterRootView: View {
    let repository: any CharacterRepositoryContract
    @State var router: CharacterRouter
    @State private var settings = CharacterSettings()

    var body: some View {
        NavigationStack(path: $router.path) {
            CharacterListView(viewModel: listViewModel)
                .navigationDestination(for: CharacterRouter.Destination.self) { destination in
                    switch destination {
                    case .detail(let id): CharacterDetailView(viewModel: detailViewModel(id: id))
                    case .settings: SettingsView(viewModel: SettingsViewModel(settings: settings, router: router))
                    }
                }
        }
    }

    private var listViewModel: CharacterListViewModel {
        CharacterListViewModel(
            getCharacters: GetCharactersUseCase(repository: repository), settings: settings, router: router)
    }
    private func detailViewModel(id: Int) -> CharacterDetailViewModel {
        CharacterDetailViewModel(id: id, getCharacter: GetCharacterUseCase(repository: repository))
    }
}
