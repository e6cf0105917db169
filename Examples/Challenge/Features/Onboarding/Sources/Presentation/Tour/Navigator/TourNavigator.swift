import ChallengeKit
import Waymark

struct TourNavigator: TourNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func finish() {
        navigator.perform(.finish())
    }
}
