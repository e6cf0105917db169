import ChallengeKit
import Waymark

/// A container that creates the feature's view models, each with its screen's navigator and tracker.
struct SettingsContainer {
    private let preferences: any PreferencesRepositoryContract
    private let tracker: any Tracker

    init(preferences: any PreferencesRepositoryContract, tracker: any Tracker) {
        self.preferences = preferences
        self.tracker = tracker
    }

    func makeSettingsViewModel(navigator: any NavigatorContract) -> SettingsViewModel {
        SettingsViewModel(
            source: preferences.source, navigator: SettingsNavigator(navigator: navigator),
            tracker: SettingsTracker(tracker: tracker))
    }
    func makeSettingsSourceViewModel(navigator: any NavigatorContract) -> SettingsSourceViewModel {
        SettingsSourceViewModel(
            source: preferences.source, availableSources: preferences.availableSources,
            chooseSourceUseCase: ChooseSourceUseCase(preferences: preferences),
            navigator: SettingsSourceNavigator(navigator: navigator), tracker: SettingsSourceTracker(tracker: tracker))
    }
    func makeSettingsAboutViewModel(navigator: any NavigatorContract) -> SettingsAboutViewModel {
        SettingsAboutViewModel(
            navigator: SettingsAboutNavigator(navigator: navigator), tracker: SettingsAboutTracker(tracker: tracker))
    }
}
