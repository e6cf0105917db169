public import Observation

/// The view model of the about screen.
@Observable public final class SettingsAboutViewModel {
    private let navigator: any SettingsAboutNavigatorContract
    private let tracker: any SettingsAboutTrackerContract

    init(navigator: any SettingsAboutNavigatorContract, tracker: any SettingsAboutTrackerContract) {
        self.navigator = navigator
        self.tracker = tracker
    }

    public func didAppear() { tracker.trackScreenViewed() }
    public func didTapTour() {
        tracker.trackTourOpened()
        navigator.navigateToTour()
    }
}
