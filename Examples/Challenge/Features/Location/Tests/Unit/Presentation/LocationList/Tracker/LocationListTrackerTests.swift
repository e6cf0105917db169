import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeLocation

struct LocationListTrackerTests {
    private let trackerMock = TrackerMock()
    private var sut: LocationListTracker { LocationListTracker(tracker: trackerMock) }

    @Test
    func trackScreenViewedTracksScreenViewed() {
        sut.trackScreenViewed()
        #expect(trackerMock.events == [LocationListEvent.screenViewed.event])
    }

    @Test
    func trackLoadFailedTracksLoadFailed() {
        sut.trackLoadFailed()
        #expect(trackerMock.events == [LocationListEvent.loadFailed.event])
    }

    @Test
    func trackLocationSelectedTracksLocationSelected() {
        sut.trackLocationSelected(id: 42)
        #expect(trackerMock.events == [LocationListEvent.locationSelected(id: 42).event])
    }

    @Test
    func trackPageTurnedTracksPageTurned() {
        sut.trackPageTurned()
        #expect(trackerMock.events == [LocationListEvent.pageTurned.event])
    }
}
