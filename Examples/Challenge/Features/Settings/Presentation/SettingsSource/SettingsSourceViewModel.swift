import ChallengeKit
public import Observation

/// The choice of a data source.
@Observable public final class SettingsSourceViewModel {
    public let availableSources: [DataSourceChoice]
    public private(set) var source: DataSourceChoice
    private let choose: ChooseSource
    private let navigator: any SettingsSourceNavigatorContract
    private let tracker: any ScreenTrackerContract<SettingsSourceEvent>

    init(
        preferences: any PreferencesRepository, navigator: any SettingsSourceNavigatorContract,
        tracker: any ScreenTrackerContract<SettingsSourceEvent>
    ) {
        availableSources = preferences.availableSources
        source = preferences.source
        choose = ChooseSource(preferences: preferences)
        self.navigator = navigator
        self.tracker = tracker
    }

    public func didAppear() { tracker.track(.shown) }
    /// Chooses, and goes back to the settings.
    public func didSelect(_ source: DataSourceChoice) {
        tracker.track(.selected)
        choose(source)
        self.source = source
        navigator.close()
    }
}
