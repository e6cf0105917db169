import Waymark

/// Where the first screen leads.
public protocol HomeNavigatorContract {
    func openCharacters()
    func openCharacter(identifier: Int)
    func openEpisodes()
    func openLocations()
    func openSettings()
    func openTour()
}

struct HomeNavigator: HomeNavigatorContract {
    let navigator: any Navigator

    func openCharacters() {
        navigator.navigate(to: HomeOutgoingNavigation.characters)
    }
    func openCharacter(identifier: Int) {
        navigator.navigate(to: HomeOutgoingNavigation.character(identifier: identifier))
    }
    func openEpisodes() { navigator.navigate(to: HomeOutgoingNavigation.episodes) }
    func openLocations() {
        navigator.navigate(to: HomeOutgoingNavigation.locations)
    }
    func openSettings() { navigator.navigate(to: HomeOutgoingNavigation.settings) }
    func openTour() { navigator.navigate(to: HomeOutgoingNavigation.tour) }
}
