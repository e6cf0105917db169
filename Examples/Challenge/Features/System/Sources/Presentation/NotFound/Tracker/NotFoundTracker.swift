import Waymark

struct NotFoundTracker: NotFoundTrackerContract {
    private let tracker: any Tracker

    init(tracker: any Tracker) {
        self.tracker = tracker
    }

    func trackScreenViewed() {
        tracker.track(NotFoundEvent.screenViewed)
    }

    func trackHomeOpened() {
        tracker.track(NotFoundEvent.homeOpened)
    }
}
