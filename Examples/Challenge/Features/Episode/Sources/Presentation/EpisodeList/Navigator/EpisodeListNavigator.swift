import ChallengeKit
import Waymark

struct EpisodeListNavigator: EpisodeListNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func navigateToDetail(id: Int) {
        navigator.navigate(to: EpisodeIncomingNavigation.detail(identifier: id))
    }

    func replacePage(with page: Int) {
        navigator.perform(.replaceTop(with: EpisodeIncomingNavigation.list(page: page)))
    }
}
