import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeSettings

struct SettingsTrackerTests {
    private let trackerMock = TrackerMock()
    private var sut: SettingsTracker { SettingsTracker(tracker: trackerMock) }

    @Test
    func trackScreenViewedTracksScreenViewed() {
        sut.trackScreenViewed()
        #expect(trackerMock.events == [SettingsEvent.screenViewed.event])
    }

    @Test
    func trackSourceOpenedTracksSourceOpened() {
        sut.trackSourceOpened()
        #expect(trackerMock.events == [SettingsEvent.sourceOpened.event])
    }

    @Test
    func trackAboutOpenedTracksAboutOpened() {
        sut.trackAboutOpened()
        #expect(trackerMock.events == [SettingsEvent.aboutOpened.event])
    }
}
