import Waymark

struct CharacterFilterNavigator: CharacterFilterNavigatorContract {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func applyFilter(_ query: CharacterQuery) {
        navigator.perform(.finish(then: [.pop(1), .navigate(to: CharacterIncomingNavigation.list(query))]))
    }
}
