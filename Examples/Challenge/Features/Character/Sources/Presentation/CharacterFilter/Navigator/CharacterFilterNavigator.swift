import ChallengeKit
import Waymark

struct CharacterFilterNavigator: CharacterFilterNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func applyFilter(_ query: CharacterQuery) {
        navigator.perform(.finish(then: [.pop(1), .navigate(to: CharacterIncomingNavigation.list(query))]))
    }
}
