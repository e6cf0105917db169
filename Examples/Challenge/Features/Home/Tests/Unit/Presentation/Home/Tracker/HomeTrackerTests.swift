import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeHome

struct HomeTrackerTests {
    private let trackerMock = TrackerMock()
    private var sut: HomeTracker { HomeTracker(tracker: trackerMock) }

    @Test
    func trackScreenViewedTracksScreenViewed() {
        sut.trackScreenViewed()
        #expect(trackerMock.events == [HomeEvent.screenViewed.event])
    }

    @Test
    func trackLoadFailedTracksLoadFailed() {
        sut.trackLoadFailed()
        #expect(trackerMock.events == [HomeEvent.loadFailed.event])
    }

    @Test
    func trackCharacterSelectedTracksCharacterSelected() {
        sut.trackCharacterSelected(id: 42)
        #expect(trackerMock.events == [HomeEvent.characterSelected(id: 42).event])
    }

    @Test
    func trackSectionSelectedTracksSectionSelected() {
        sut.trackSectionSelected(.episodes)
        #expect(trackerMock.events == [HomeEvent.sectionSelected(.episodes).event])
    }
}
