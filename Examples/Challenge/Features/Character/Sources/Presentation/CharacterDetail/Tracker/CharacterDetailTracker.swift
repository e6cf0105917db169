import Waymark

struct CharacterDetailTracker: CharacterDetailTrackerContract {
    private let tracker: any Tracker

    init(tracker: any Tracker) {
        self.tracker = tracker
    }

    func trackScreenViewed() {
        tracker.track(CharacterDetailEvent.screenViewed)
    }

    func trackLoadFailed() {
        tracker.track(CharacterDetailEvent.loadFailed)
    }

    func trackGalleryOpened() {
        tracker.track(CharacterDetailEvent.galleryOpened)
    }

    func trackEpisodeSelected(id: Int) {
        tracker.track(CharacterDetailEvent.episodeSelected(id: id))
    }

    func trackLocationSelected(id: Int) {
        tracker.track(CharacterDetailEvent.locationSelected(id: id))
    }
}
