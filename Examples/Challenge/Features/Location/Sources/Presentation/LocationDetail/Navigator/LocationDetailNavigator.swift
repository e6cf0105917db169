import ChallengeKit
import Waymark

struct LocationDetailNavigator: LocationDetailNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func navigateToCharacter(id: Int) {
        navigator.navigate(to: LocationOutgoingNavigation.character(identifier: id))
    }
}
