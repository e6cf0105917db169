import Waymark

/// Where an episode leads.
public protocol EpisodeDetailNavigatorContract {
    func openCharacter(identifier: Int)
}

struct EpisodeDetailNavigator: EpisodeDetailNavigatorContract {
    let navigator: any Navigator

    func openCharacter(identifier: Int) {
        navigator.navigate(to: EpisodeOutgoingNavigation.character(identifier: identifier))
    }
}
