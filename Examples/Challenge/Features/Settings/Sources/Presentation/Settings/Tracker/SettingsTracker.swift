import Waymark

struct SettingsTracker: SettingsTrackerContract {
    private let tracker: any Tracker

    init(tracker: any Tracker) {
        self.tracker = tracker
    }

    func trackScreenViewed() {
        tracker.track(SettingsEvent.screenViewed)
    }

    func trackSourceOpened() {
        tracker.track(SettingsEvent.sourceOpened)
    }

    func trackAboutOpened() {
        tracker.track(SettingsEvent.aboutOpened)
    }
}
