import ChallengeHome
import Waymark
import WaymarkWeb

/// The home feature, with a web page as its screen.
struct HomePages: Feature {
    let container: HomeContainer

    func mainScreen(navigator: any Navigator) -> WebPage {
        screen(for: .home, navigator: navigator)
    }
    func screen(for navigation: HomeIncomingNavigation, navigator: any Navigator) -> WebPage {
        switch navigation {
        case .home:
            container.makeHomeViewModel(navigator: navigator).page
        }
    }
}
