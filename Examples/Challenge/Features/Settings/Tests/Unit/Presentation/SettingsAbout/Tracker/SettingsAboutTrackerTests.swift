import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeSettings

struct SettingsAboutTrackerTests {
    private let trackerMock = TrackerMock()
    private var sut: SettingsAboutTracker { SettingsAboutTracker(tracker: trackerMock) }

    @Test
    func trackScreenViewedTracksScreenViewed() {
        sut.trackScreenViewed()
        #expect(trackerMock.events == [SettingsAboutEvent.screenViewed.event])
    }

    @Test
    func trackTourOpenedTracksTourOpened() {
        sut.trackTourOpened()
        #expect(trackerMock.events == [SettingsAboutEvent.tourOpened.event])
    }
}
