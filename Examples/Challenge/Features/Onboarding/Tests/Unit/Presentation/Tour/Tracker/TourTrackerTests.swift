import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeOnboarding

struct TourTrackerTests {
    private let trackerMock = TrackerMock()
    private var sut: TourTracker { TourTracker(tracker: trackerMock) }

    @Test
    func trackScreenViewedTracksScreenViewed() {
        sut.trackScreenViewed()
        #expect(trackerMock.events == [TourEvent.screenViewed.event])
    }

    @Test
    func trackTourFinishedTracksTourFinished() {
        sut.trackTourFinished()
        #expect(trackerMock.events == [TourEvent.tourFinished.event])
    }
}
