import ChallengeKit
import Waymark

/// A container that creates the feature's view models, each with its screen's navigator and tracker.
struct CharacterContainer {
    private let repository: any CharacterRepositoryContract
    private let tracker: any Tracker

    init(repository: any CharacterRepositoryContract, tracker: any Tracker) {
        self.repository = repository
        self.tracker = tracker
    }

    func makeCharacterListViewModel(
        query: CharacterQuery, navigator: any NavigatorContract
    ) -> CharacterListViewModel {
        CharacterListViewModel(
            query: query, getCharactersUseCase: GetCharactersUseCase(repository: repository),
            navigator: CharacterListNavigator(navigator: navigator), tracker: CharacterListTracker(tracker: tracker))
    }
    func makeCharacterFilterViewModel(
        query: CharacterQuery, navigator: any NavigatorContract
    ) -> CharacterFilterViewModel {
        CharacterFilterViewModel(
            query: query, navigator: CharacterFilterNavigator(navigator: navigator),
            tracker: CharacterFilterTracker(tracker: tracker))
    }
    func makeCharacterDetailViewModel(identifier: Int, navigator: any NavigatorContract) -> CharacterDetailViewModel {
        CharacterDetailViewModel(
            identifier: identifier,
            getCharacterUseCase: GetCharacterUseCase(repository: repository),
            navigator: CharacterDetailNavigator(navigator: navigator),
            tracker: CharacterDetailTracker(tracker: tracker))
    }
    func makeCharacterGalleryViewModel(identifier: Int, navigator: any NavigatorContract) -> CharacterGalleryViewModel {
        CharacterGalleryViewModel(
            identifier: identifier, getCharacterUseCase: GetCharacterUseCase(repository: repository),
            navigator: CharacterGalleryNavigator(navigator: navigator),
            tracker: CharacterGalleryTracker(tracker: tracker))
    }
}
