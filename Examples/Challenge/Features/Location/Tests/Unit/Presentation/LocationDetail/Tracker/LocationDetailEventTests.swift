import Testing
import Waymark

@testable import ChallengeLocation

struct LocationDetailEventTests {
    @Test(
        arguments: [
            (LocationDetailEvent.screenViewed, "location-detail/screen-viewed"),
            (.loadFailed, "location-detail/load-failed"),
            (.characterSelected(id: 42), "location-detail/character-selected"),
        ])
    func nameHasScreenAndEvent(_ sut: LocationDetailEvent, _ name: String) {
        #expect(sut.event.name == name)
    }

    @Test
    func characterSelectedCarriesId() {
        #expect(LocationDetailEvent.characterSelected(id: 42).event.properties == ["id": "42"])
    }
}
