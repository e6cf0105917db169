import Waymark

struct HomeTracker: HomeTrackerContract {
    private let tracker: any Tracker

    init(tracker: any Tracker) {
        self.tracker = tracker
    }

    func trackScreenViewed() {
        tracker.track(HomeEvent.screenViewed)
    }

    func trackLoadFailed() {
        tracker.track(HomeEvent.loadFailed)
    }

    func trackCharacterSelected(id: Int) {
        tracker.track(HomeEvent.characterSelected(id: id))
    }

    func trackSectionSelected(_ section: HomeSection) {
        tracker.track(HomeEvent.sectionSelected(section))
    }
}
