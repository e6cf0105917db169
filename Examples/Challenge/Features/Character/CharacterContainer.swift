import ChallengeKit
import Waymark

/// Builds the view models from what the feature was made with, and the navigator of their screen.
struct CharacterContainer {
    let repository: any CharacterRepository
    let tracker: any Tracker

    func makeListViewModel(_ query: CharacterQuery, navigator: any Navigator) -> CharacterListViewModel {
        CharacterListViewModel(
            query: query, getCharacters: GetCharacters(repository: repository),
            navigator: CharacterListNavigator(navigator: navigator), tracker: ScreenTracker(tracker))
    }
    func makeFilterViewModel(_ query: CharacterQuery, navigator: any Navigator) -> CharacterFilterViewModel {
        CharacterFilterViewModel(
            query: query, navigator: CharacterFilterNavigator(navigator: navigator),
            tracker: ScreenTracker(tracker))
    }
    func makeDetailViewModel(identifier: Int, navigator: any Navigator) -> CharacterDetailViewModel {
        CharacterDetailViewModel(
            identifier: identifier, getCharacter: GetCharacter(repository: repository),
            navigator: CharacterDetailNavigator(navigator: navigator),
            tracker: ScreenTracker(tracker))
    }
    func makeGalleryViewModel(identifier: Int, navigator: any Navigator) -> CharacterGalleryViewModel {
        CharacterGalleryViewModel(
            identifier: identifier, getCharacter: GetCharacter(repository: repository),
            navigator: CharacterGalleryNavigator(navigator: navigator),
            tracker: ScreenTracker(tracker))
    }
}
