import Waymark

struct CharacterFilterTracker: CharacterFilterTrackerContract {
    private let tracker: any Tracker

    init(tracker: any Tracker) {
        self.tracker = tracker
    }

    func trackScreenViewed() {
        tracker.track(CharacterFilterEvent.screenViewed)
    }

    func trackFilterApplied() {
        tracker.track(CharacterFilterEvent.filterApplied)
    }
}
