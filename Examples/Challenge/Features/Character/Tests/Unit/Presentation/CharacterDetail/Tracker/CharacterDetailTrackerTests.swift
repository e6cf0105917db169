import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeCharacter

struct CharacterDetailTrackerTests {
    private let trackerMock = TrackerMock()
    private var sut: CharacterDetailTracker { CharacterDetailTracker(tracker: trackerMock) }

    @Test
    func trackScreenViewedTracksScreenViewed() {
        sut.trackScreenViewed()
        #expect(trackerMock.events == [CharacterDetailEvent.screenViewed.event])
    }

    @Test
    func trackLoadFailedTracksLoadFailed() {
        sut.trackLoadFailed()
        #expect(trackerMock.events == [CharacterDetailEvent.loadFailed.event])
    }

    @Test
    func trackGalleryOpenedTracksGalleryOpened() {
        sut.trackGalleryOpened()
        #expect(trackerMock.events == [CharacterDetailEvent.galleryOpened.event])
    }

    @Test
    func trackEpisodeSelectedTracksEpisodeSelected() {
        sut.trackEpisodeSelected(id: 42)
        #expect(trackerMock.events == [CharacterDetailEvent.episodeSelected(id: 42).event])
    }

    @Test
    func trackLocationSelectedTracksLocationSelected() {
        sut.trackLocationSelected(id: 42)
        #expect(trackerMock.events == [CharacterDetailEvent.locationSelected(id: 42).event])
    }
}
