import ChallengeKit
import Waymark

struct LocationListNavigator: LocationListNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func navigateToDetail(id: Int) {
        navigator.navigate(to: LocationIncomingNavigation.detail(identifier: id))
    }

    func replacePage(with page: Int) {
        navigator.perform(.replaceTop(with: LocationIncomingNavigation.list(page: page)))
    }
}
