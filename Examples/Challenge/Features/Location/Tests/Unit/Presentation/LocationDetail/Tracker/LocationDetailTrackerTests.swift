import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeLocation

struct LocationDetailTrackerTests {
    private let trackerMock = TrackerMock()
    private var sut: LocationDetailTracker { LocationDetailTracker(tracker: trackerMock) }

    @Test
    func trackScreenViewedTracksScreenViewed() {
        sut.trackScreenViewed()
        #expect(trackerMock.events == [LocationDetailEvent.screenViewed.event])
    }

    @Test
    func trackLoadFailedTracksLoadFailed() {
        sut.trackLoadFailed()
        #expect(trackerMock.events == [LocationDetailEvent.loadFailed.event])
    }

    @Test
    func trackCharacterSelectedTracksCharacterSelected() {
        sut.trackCharacterSelected(id: 42)
        #expect(trackerMock.events == [LocationDetailEvent.characterSelected(id: 42).event])
    }
}
