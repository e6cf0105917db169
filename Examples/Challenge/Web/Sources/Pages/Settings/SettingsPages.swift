import ChallengeSettings
import Waymark
import WaymarkWeb

/// The settings feature, with web pages as its screens.
struct SettingsPages: Feature {
    let container: SettingsContainer

    func mainScreen(navigator: any Navigator) -> WebPage {
        screen(for: .settings, navigator: navigator)
    }
    func screen(for navigation: SettingsIncomingNavigation, navigator: any Navigator) -> WebPage {
        switch navigation {
        case .settings:
            container.makeSettingsViewModel(navigator: navigator).page
        case .source:
            container.makeSettingsSourceViewModel(navigator: navigator).page
        case .about:
            container.makeSettingsAboutViewModel(navigator: navigator).page
        }
    }
}
