import Waymark

struct LocationDetailNavigator: LocationDetailNavigatorContract {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func navigateToCharacter(id: Int) {
        navigator.navigate(to: LocationOutgoingNavigation.character(identifier: id))
    }
}
