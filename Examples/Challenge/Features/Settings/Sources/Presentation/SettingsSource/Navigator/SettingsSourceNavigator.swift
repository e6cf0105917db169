import ChallengeKit
import Waymark

struct SettingsSourceNavigator: SettingsSourceNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func goBack() {
        navigator.goBack()
    }
}
