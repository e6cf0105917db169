import Waymark

struct EpisodeDetailNavigator: EpisodeDetailNavigatorContract {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func navigateToCharacter(id: Int) {
        navigator.navigate(to: EpisodeOutgoingNavigation.character(identifier: id))
    }
}
