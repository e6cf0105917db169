import ChallengeOnboarding
import Waymark
import WaymarkWeb

/// The onboarding feature, with a web page as its screen.
struct OnboardingPages: Feature {
    let container: OnboardingContainer

    func mainScreen(navigator: any Navigator) -> WebPage {
        screen(for: .onboarding, navigator: navigator)
    }
    func screen(for navigation: OnboardingIncomingNavigation, navigator: any Navigator) -> WebPage {
        switch navigation {
        case .onboarding:
            container.makeTourViewModel(navigator: navigator).page
        }
    }
}
