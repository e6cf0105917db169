import ChallengeKit
import Waymark

struct HomeNavigator: HomeNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func navigateToCharacters() {
        navigator.navigate(to: HomeOutgoingNavigation.characters)
    }

    func navigateToCharacter(id: Int) {
        navigator.navigate(to: HomeOutgoingNavigation.character(identifier: id))
    }

    func navigateToEpisodes() {
        navigator.navigate(to: HomeOutgoingNavigation.episodes)
    }

    func navigateToLocations() {
        navigator.navigate(to: HomeOutgoingNavigation.locations)
    }

    func navigateToSettings() {
        navigator.navigate(to: HomeOutgoingNavigation.settings)
    }

    func navigateToTour() {
        navigator.navigate(to: HomeOutgoingNavigation.tour)
    }
}
