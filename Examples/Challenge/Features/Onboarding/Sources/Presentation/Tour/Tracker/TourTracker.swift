import Waymark

struct TourTracker: TourTrackerContract {
    private let tracker: any Tracker

    init(tracker: any Tracker) {
        self.tracker = tracker
    }

    func trackScreenViewed() {
        tracker.track(TourEvent.screenViewed)
    }

    func trackTourFinished() {
        tracker.track(TourEvent.tourFinished)
    }
}
