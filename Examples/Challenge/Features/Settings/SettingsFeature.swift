import ChallengeKit
public import Waymark

/// Settings: a sheet with the choice of a data source, and what the app is.
public struct SettingsFeature<Screen>: Feature {
    private let container: SettingsContainer
    private let screens: SettingsScreens<Screen>

    public init(preferences: any PreferencesRepository, tracker: any Tracker, screens: SettingsScreens<Screen>) {
        container = SettingsContainer(preferences: preferences, tracker: tracker)
        self.screens = screens
    }

    public func mainScreen(navigator: any Navigator) -> Screen { screen(for: .settings, navigator: navigator) }
    public func screen(for navigation: SettingsIncomingNavigation, navigator: any Navigator) -> Screen {
        switch navigation {
        case .settings: screens.settings(container.makeSettingsViewModel(navigator: navigator))
        case .source: screens.source(container.makeSourceViewModel(navigator: navigator))
        case .about: screens.about(container.makeAboutViewModel(navigator: navigator))
        }
    }
}

/// The feature's screens for one host.
public struct SettingsScreens<Screen> {
    public var settings: (SettingsViewModel) -> Screen
    public var source: (SettingsSourceViewModel) -> Screen
    public var about: (SettingsAboutViewModel) -> Screen

    public init(
        settings: @escaping (SettingsViewModel) -> Screen, source: @escaping (SettingsSourceViewModel) -> Screen,
        about: @escaping (SettingsAboutViewModel) -> Screen
    ) {
        self.settings = settings
        self.source = source
        self.about = about
    }
}

/// Builds the view models from what the feature was made with, and the navigator of their screen.
struct SettingsContainer {
    let preferences: any PreferencesRepository
    let tracker: any Tracker

    func makeSettingsViewModel(navigator: any Navigator) -> SettingsViewModel {
        SettingsViewModel(
            source: preferences.source, navigator: SettingsNavigator(navigator: navigator),
            tracker: ScreenTracker(tracker))
    }
    func makeSourceViewModel(navigator: any Navigator) -> SettingsSourceViewModel {
        SettingsSourceViewModel(
            preferences: preferences, navigator: SettingsSourceNavigator(navigator: navigator),
            tracker: ScreenTracker(tracker))
    }
    func makeAboutViewModel(navigator: any Navigator) -> SettingsAboutViewModel {
        SettingsAboutViewModel(
            navigator: SettingsAboutNavigator(navigator: navigator), tracker: ScreenTracker(tracker))
    }
}
