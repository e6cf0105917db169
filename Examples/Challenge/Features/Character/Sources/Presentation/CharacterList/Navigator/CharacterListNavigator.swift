import Waymark

struct CharacterListNavigator: CharacterListNavigatorContract {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
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
