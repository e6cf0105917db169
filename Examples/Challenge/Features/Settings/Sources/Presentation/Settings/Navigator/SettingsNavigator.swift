import ChallengeKit
import Waymark

struct SettingsNavigator: SettingsNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func navigateToSource() {
        navigator.navigate(to: SettingsIncomingNavigation.source)
    }

    func navigateToAbout() {
        navigator.navigate(to: SettingsIncomingNavigation.about)
    }
}
