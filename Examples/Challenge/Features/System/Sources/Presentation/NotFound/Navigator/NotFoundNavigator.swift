import ChallengeKit
import Waymark

struct NotFoundNavigator: NotFoundNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func navigateToHome() {
        navigator.perform(.sequence([.dismissAll, .popToRoot]))
    }
}
