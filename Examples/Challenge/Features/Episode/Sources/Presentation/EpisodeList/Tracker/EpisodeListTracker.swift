import Waymark

struct EpisodeListTracker: EpisodeListTrackerContract {
    private let tracker: any Tracker

    init(tracker: any Tracker) {
        self.tracker = tracker
    }

    func trackScreenViewed() {
        tracker.track(EpisodeListEvent.screenViewed)
    }

    func trackLoadFailed() {
        tracker.track(EpisodeListEvent.loadFailed)
    }

    func trackEpisodeSelected(id: Int) {
        tracker.track(EpisodeListEvent.episodeSelected(id: id))
    }

    func trackPageTurned() {
        tracker.track(EpisodeListEvent.pageTurned)
    }
}
