import ChallengeKit
import Waymark

struct EpisodeDetailNavigator: EpisodeDetailNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func navigateToCharacter(id: Int) {
        navigator.navigate(to: EpisodeOutgoingNavigation.character(identifier: id))
    }
}
