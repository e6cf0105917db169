import Waymark

struct EpisodeDetailTracker: EpisodeDetailTrackerContract {
    private let tracker: any Tracker

    init(tracker: any Tracker) {
        self.tracker = tracker
    }

    func trackScreenViewed() {
        tracker.track(EpisodeDetailEvent.screenViewed)
    }

    func trackLoadFailed() {
        tracker.track(EpisodeDetailEvent.loadFailed)
    }

    func trackCharacterSelected(id: Int) {
        tracker.track(EpisodeDetailEvent.characterSelected(id: id))
    }
}
