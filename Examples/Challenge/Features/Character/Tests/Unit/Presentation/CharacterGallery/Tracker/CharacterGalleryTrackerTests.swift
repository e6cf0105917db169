import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeCharacter

struct CharacterGalleryTrackerTests {
    private let trackerMock = TrackerMock()
    private var sut: CharacterGalleryTracker { CharacterGalleryTracker(tracker: trackerMock) }

    @Test
    func trackScreenViewedTracksScreenViewed() {
        sut.trackScreenViewed()
        #expect(trackerMock.events == [CharacterGalleryEvent.screenViewed.event])
    }

    @Test
    func trackLoadFailedTracksLoadFailed() {
        sut.trackLoadFailed()
        #expect(trackerMock.events == [CharacterGalleryEvent.loadFailed.event])
    }

    @Test
    func trackPictureTurnedTracksPictureTurned() {
        sut.trackPictureTurned()
        #expect(trackerMock.events == [CharacterGalleryEvent.pictureTurned.event])
    }
}
