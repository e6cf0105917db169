import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeSettings

struct SettingsSourceTrackerTests {
    private let trackerMock = TrackerMock()
    private var sut: SettingsSourceTracker { SettingsSourceTracker(tracker: trackerMock) }

    @Test
    func trackScreenViewedTracksScreenViewed() {
        sut.trackScreenViewed()
        #expect(trackerMock.events == [SettingsSourceEvent.screenViewed.event])
    }

    @Test
    func trackSourceSelectedTracksSourceSelected() {
        sut.trackSourceSelected(.remote)
        #expect(trackerMock.events == [SettingsSourceEvent.sourceSelected(.remote).event])
    }
}
