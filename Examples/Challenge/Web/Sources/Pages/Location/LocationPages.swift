import ChallengeLocation
import Waymark
import WaymarkWeb

/// The locations feature, with web pages as its screens.
struct LocationPages: Feature {
    let container: LocationContainer

    func mainScreen(navigator: any Navigator) -> WebPage {
        screen(for: .list(), navigator: navigator)
    }
    func screen(for navigation: LocationIncomingNavigation, navigator: any Navigator) -> WebPage {
        switch navigation {
        case .list(let page):
            container.makeLocationListViewModel(page: page ?? 1, navigator: navigator).page
        case .detail(let identifier):
            container.makeLocationDetailViewModel(identifier: identifier, navigator: navigator).page
        }
    }
}
