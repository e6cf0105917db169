import ChallengeKit
import Waymark

struct CharacterListNavigator: CharacterListNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func navigateToDetail(id: Int) {
        navigator.navigate(to: CharacterIncomingNavigation.detail(identifier: id))
    }

    func navigateToFilter(_ query: CharacterQuery) {
        navigator.navigate(to: CharacterIncomingNavigation.filter(name: query.name, status: query.status))
    }

    func replaceList(with query: CharacterQuery) {
        navigator.perform(.replaceTop(with: CharacterIncomingNavigation.list(query)))
    }
}
