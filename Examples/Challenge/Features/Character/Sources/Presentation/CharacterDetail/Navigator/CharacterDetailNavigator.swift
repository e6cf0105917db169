import ChallengeKit
import Waymark

struct CharacterDetailNavigator: CharacterDetailNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func navigateToGallery(id: Int) {
        navigator.navigate(to: CharacterIncomingNavigation.gallery(identifier: id))
    }

    func navigateToEpisode(id: Int) {
        navigator.navigate(to: CharacterOutgoingNavigation.episode(identifier: id))
    }

    func navigateToLocation(id: Int) {
        navigator.navigate(to: CharacterOutgoingNavigation.location(identifier: id))
    }
}
