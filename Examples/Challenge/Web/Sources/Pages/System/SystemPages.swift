import ChallengeSystem
import Waymark
import WaymarkWeb

/// The system feature, with a web page as its screen.
struct SystemPages: Feature {
    let container: SystemContainer

    func mainScreen(navigator: any Navigator) -> WebPage {
        screen(for: NotFoundNavigation(requested: ""), navigator: navigator)
    }
    func screen(for navigation: NotFoundNavigation, navigator: any Navigator) -> WebPage {
        container.makeNotFoundViewModel(requested: navigation.requested, navigator: navigator).page
    }
}
