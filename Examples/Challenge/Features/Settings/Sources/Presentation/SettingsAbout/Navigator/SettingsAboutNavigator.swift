import ChallengeKit
import Waymark

struct SettingsAboutNavigator: SettingsAboutNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func navigateToTour() {
        navigator.navigate(to: SettingsOutgoingNavigation.tour)
    }
}
