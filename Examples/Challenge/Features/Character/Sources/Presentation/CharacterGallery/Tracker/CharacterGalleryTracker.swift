import Waymark

struct CharacterGalleryTracker: CharacterGalleryTrackerContract {
    private let tracker: any Tracker

    init(tracker: any Tracker) {
        self.tracker = tracker
    }

    func trackScreenViewed() {
        tracker.track(CharacterGalleryEvent.screenViewed)
    }

    func trackLoadFailed() {
        tracker.track(CharacterGalleryEvent.loadFailed)
    }

    func trackPictureTurned() {
        tracker.track(CharacterGalleryEvent.pictureTurned)
    }
}
