import Waymark

struct SettingsSourceTracker: SettingsSourceTrackerContract {
    private let tracker: any Tracker

    init(tracker: any Tracker) {
        self.tracker = tracker
    }

    func trackScreenViewed() {
        tracker.track(SettingsSourceEvent.screenViewed)
    }

    func trackSourceSelected(_ source: DataSourceChoice) {
        tracker.track(SettingsSourceEvent.sourceSelected(source))
    }
}
