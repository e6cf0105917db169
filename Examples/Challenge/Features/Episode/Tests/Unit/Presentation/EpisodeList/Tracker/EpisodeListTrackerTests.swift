import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeEpisode

struct EpisodeListTrackerTests {
    private let trackerMock = TrackerMock()
    private var sut: EpisodeListTracker { EpisodeListTracker(tracker: trackerMock) }

    @Test
    func trackScreenViewedTracksScreenViewed() {
        sut.trackScreenViewed()
        #expect(trackerMock.events == [EpisodeListEvent.screenViewed.event])
    }

    @Test
    func trackLoadFailedTracksLoadFailed() {
        sut.trackLoadFailed()
        #expect(trackerMock.events == [EpisodeListEvent.loadFailed.event])
    }

    @Test
    func trackEpisodeSelectedTracksEpisodeSelected() {
        sut.trackEpisodeSelected(id: 42)
        #expect(trackerMock.events == [EpisodeListEvent.episodeSelected(id: 42).event])
    }

    @Test
    func trackPageTurnedTracksPageTurned() {
        sut.trackPageTurned()
        #expect(trackerMock.events == [EpisodeListEvent.pageTurned.event])
    }
}
