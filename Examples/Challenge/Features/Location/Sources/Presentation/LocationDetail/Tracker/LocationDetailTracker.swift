import Waymark

struct LocationDetailTracker: LocationDetailTrackerContract {
    private let tracker: any Tracker

    init(tracker: any Tracker) {
        self.tracker = tracker
    }

    func trackScreenViewed() {
        tracker.track(LocationDetailEvent.screenViewed)
    }

    func trackLoadFailed() {
        tracker.track(LocationDetailEvent.loadFailed)
    }

    func trackCharacterSelected(id: Int) {
        tracker.track(LocationDetailEvent.characterSelected(id: id))
    }
}
