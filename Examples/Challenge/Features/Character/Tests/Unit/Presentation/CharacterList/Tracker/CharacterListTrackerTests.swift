import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeCharacter

struct CharacterListTrackerTests {
    private let trackerMock = TrackerMock()
    private var sut: CharacterListTracker { CharacterListTracker(tracker: trackerMock) }

    @Test
    func trackScreenViewedTracksScreenViewed() {
        sut.trackScreenViewed()
        #expect(trackerMock.events == [CharacterListEvent.screenViewed.event])
    }

    @Test
    func trackLoadFailedTracksLoadFailed() {
        sut.trackLoadFailed()
        #expect(trackerMock.events == [CharacterListEvent.loadFailed.event])
    }

    @Test
    func trackSearchedTracksSearched() {
        sut.trackSearched()
        #expect(trackerMock.events == [CharacterListEvent.searched.event])
    }

    @Test
    func trackCharacterSelectedTracksCharacterSelected() {
        sut.trackCharacterSelected(id: 42)
        #expect(trackerMock.events == [CharacterListEvent.characterSelected(id: 42).event])
    }

    @Test
    func trackFilterOpenedTracksFilterOpened() {
        sut.trackFilterOpened()
        #expect(trackerMock.events == [CharacterListEvent.filterOpened.event])
    }

    @Test
    func trackPageTurnedTracksPageTurned() {
        sut.trackPageTurned()
        #expect(trackerMock.events == [CharacterListEvent.pageTurned.event])
    }
}
