import Waymark

/// Where the list of episodes leads.
public protocol EpisodeListNavigatorContract {
    func openEpisode(identifier: Int)
    func showPage(_ page: Int)
}

struct EpisodeListNavigator: EpisodeListNavigatorContract {
    let navigator: any Navigator

    func openEpisode(identifier: Int) {
        navigator.navigate(to: EpisodeIncomingNavigation.detail(identifier: identifier))
    }
    func showPage(_ page: Int) {
        navigator.perform(.sequence([.pop(1), .navigate(to: EpisodeIncomingNavigation.list(page: page))]))
    }
}
