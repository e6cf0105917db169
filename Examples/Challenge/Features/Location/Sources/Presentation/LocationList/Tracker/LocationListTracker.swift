import Waymark

struct LocationListTracker: LocationListTrackerContract {
    private let tracker: any Tracker

    init(tracker: any Tracker) {
        self.tracker = tracker
    }

    func trackScreenViewed() {
        tracker.track(LocationListEvent.screenViewed)
    }

    func trackLoadFailed() {
        tracker.track(LocationListEvent.loadFailed)
    }

    func trackLocationSelected(id: Int) {
        tracker.track(LocationListEvent.locationSelected(id: id))
    }

    func trackPageTurned() {
        tracker.track(LocationListEvent.pageTurned)
    }
}
