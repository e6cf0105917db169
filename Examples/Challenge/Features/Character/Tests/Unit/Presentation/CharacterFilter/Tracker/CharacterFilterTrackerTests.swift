import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeCharacter

struct CharacterFilterTrackerTests {
    private let trackerMock = TrackerMock()
    private var sut: CharacterFilterTracker { CharacterFilterTracker(tracker: trackerMock) }

    @Test
    func trackScreenViewedTracksScreenViewed() {
        sut.trackScreenViewed()
        #expect(trackerMock.events == [CharacterFilterEvent.screenViewed.event])
    }

    @Test
    func trackFilterAppliedTracksFilterApplied() {
        sut.trackFilterApplied()
        #expect(trackerMock.events == [CharacterFilterEvent.filterApplied.event])
    }
}
