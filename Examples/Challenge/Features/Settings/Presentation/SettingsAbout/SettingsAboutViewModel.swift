import ChallengeKit
public import Observation

/// What the app is.
@Observable public final class SettingsAboutViewModel {
    private let navigator: any SettingsAboutNavigatorContract
    private let tracker: any ScreenTrackerContract<SettingsAboutEvent>

    init(navigator: any SettingsAboutNavigatorContract, tracker: any ScreenTrackerContract<SettingsAboutEvent>) {
        self.navigator = navigator
        self.tracker = tracker
    }

    public func didAppear() { tracker.track(.shown) }
    public func didTapTour() {
        tracker.track(.openedTour)
        navigator.openTour()
    }
}
