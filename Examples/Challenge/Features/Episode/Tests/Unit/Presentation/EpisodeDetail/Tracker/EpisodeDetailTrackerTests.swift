import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeEpisode

struct EpisodeDetailTrackerTests {
    private let trackerMock = TrackerMock()
    private var sut: EpisodeDetailTracker { EpisodeDetailTracker(tracker: trackerMock) }

    @Test
    func trackScreenViewedTracksScreenViewed() {
        sut.trackScreenViewed()
        #expect(trackerMock.events == [EpisodeDetailEvent.screenViewed.event])
    }

    @Test
    func trackLoadFailedTracksLoadFailed() {
        sut.trackLoadFailed()
        #expect(trackerMock.events == [EpisodeDetailEvent.loadFailed.event])
    }

    @Test
    func trackCharacterSelectedTracksCharacterSelected() {
        sut.trackCharacterSelected(id: 42)
        #expect(trackerMock.events == [EpisodeDetailEvent.characterSelected(id: 42).event])
    }
}
