public import Observation

/// The view model of the first screen of the settings.
@Observable public final class SettingsViewModel {
    public let source: DataSourceChoice
    private let navigator: any SettingsNavigatorContract
    private let tracker: any SettingsTrackerContract

    init(source: DataSourceChoice, navigator: any SettingsNavigatorContract, tracker: any SettingsTrackerContract) {
        self.source = source
        self.navigator = navigator
        self.tracker = tracker
    }

    public func didAppear() { tracker.trackScreenViewed() }
    public func didTapSource() {
        tracker.trackSourceOpened()
        navigator.navigateToSource()
    }
    public func didTapAbout() {
        tracker.trackAboutOpened()
        navigator.navigateToAbout()
    }
}
