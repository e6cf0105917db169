import Waymark

struct CharacterListTracker: CharacterListTrackerContract {
    private let tracker: any Tracker

    init(tracker: any Tracker) {
        self.tracker = tracker
    }

    func trackScreenViewed() {
        tracker.track(CharacterListEvent.screenViewed)
    }

    func trackLoadFailed() {
        tracker.track(CharacterListEvent.loadFailed)
    }

    func trackSearched() {
        tracker.track(CharacterListEvent.searched)
    }

    func trackCharacterSelected(id: Int) {
        tracker.track(CharacterListEvent.characterSelected(id: id))
    }

    func trackFilterOpened() {
        tracker.track(CharacterListEvent.filterOpened)
    }

    func trackPageTurned() {
        tracker.track(CharacterListEvent.pageTurned)
    }
}
