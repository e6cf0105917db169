import ChallengeSystem
import Waymark
import WaymarkWeb

/// The feature on the web, where its screens are pages.
struct SystemPages: Feature {
    let container: SystemContainer

    func mainScreen(navigator: any Navigator) -> WebPage {
        screen(for: NotFoundNavigation(requested: ""), navigator: navigator)
    }
    func screen(for navigation: NotFoundNavigation, navigator: any Navigator) -> WebPage {
        container.makeNotFoundViewModel(requested: navigation.requested, navigator: navigator).page
    }
}
