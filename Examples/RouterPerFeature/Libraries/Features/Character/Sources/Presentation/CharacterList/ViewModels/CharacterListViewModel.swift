import ChallengeDomain
import Observation
import Waymark

/// The view model of the list of characters. It navigates, so it has a router.
@MainActor @Observable final class CharacterListViewModel {
    private(set) var state = CharacterListViewState.loading
    private let getCharacters: any GetCharactersUseCaseContract
    private let settings: CharacterSettings
    private let router: CharacterRouter

    init(
        getCharacters: any GetCharactersUseCaseContract, settings: CharacterSettings, router: CharacterRouter
    ) {
        self.getCharacters = getCharacters
        self.settings = settings
        self.router = router
    }

    func load() async {
        do throws(DomainError) {
            state = .loaded(try await getCharacters.execute())
        } catch {
            state = .failed(error)
        }
    }
    /// Returns the characters that the settings include.
    func filtered(_ characters: [Character]) -> [Character] {
        characters.filter { settings.status == nil || $0.status == settings.status }
    }

    func didSelectItem(_ item: Character) {
        router.navigate(to: .detail(id: item.id))
    }
    func didTapSettings() {
        router.navigate(to: .settings)
    }
}
