import Waymark

struct SettingsAboutTracker: SettingsAboutTrackerContract {
    private let tracker: any Tracker

    init(tracker: any Tracker) {
        self.tracker = tracker
    }

    func trackScreenViewed() {
        tracker.track(SettingsAboutEvent.screenViewed)
    }

    func trackTourOpened() {
        tracker.track(SettingsAboutEvent.tourOpened)
    }
}
