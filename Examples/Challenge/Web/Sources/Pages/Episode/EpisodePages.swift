import ChallengeEpisode
import Waymark
import WaymarkWeb

/// The episodes feature, with web pages as its screens.
struct EpisodePages: Feature {
    let container: EpisodeContainer

    func mainScreen(navigator: any Navigator) -> WebPage {
        screen(for: .list(), navigator: navigator)
    }
    func prepare(for navigation: EpisodeIncomingNavigation) -> Preparation? {
        container.makePreparation(for: navigation)
    }
    func screen(for navigation: EpisodeIncomingNavigation, navigator: any Navigator) -> WebPage {
        switch navigation {
        case .list(let page):
            container.makeEpisodeListViewModel(page: page ?? 1, navigator: navigator).page
        case .detail(let identifier):
            container.makeEpisodeDetailViewModel(identifier: identifier, navigator: navigator).page
        }
    }
}
