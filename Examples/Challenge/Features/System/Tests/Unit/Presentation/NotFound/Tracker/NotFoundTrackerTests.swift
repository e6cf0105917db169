import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeSystem

struct NotFoundTrackerTests {
    private let trackerMock = TrackerMock()
    private var sut: NotFoundTracker { NotFoundTracker(tracker: trackerMock) }

    @Test
    func trackScreenViewedTracksScreenViewed() {
        sut.trackScreenViewed()
        #expect(trackerMock.events == [NotFoundEvent.screenViewed.event])
    }

    @Test
    func trackHomeOpenedTracksHomeOpened() {
        sut.trackHomeOpened()
        #expect(trackerMock.events == [NotFoundEvent.homeOpened.event])
    }
}
