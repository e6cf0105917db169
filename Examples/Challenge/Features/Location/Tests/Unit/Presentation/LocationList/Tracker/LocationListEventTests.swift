import Testing
import Waymark

@testable import ChallengeLocation

struct LocationListEventTests {
    @Test(
        arguments: [
            (LocationListEvent.screenViewed, "location-list/screen-viewed"),
            (.loadFailed, "location-list/load-failed"),
            (.locationSelected(id: 42), "location-list/location-selected"),
            (.pageTurned, "location-list/page-turned"),
        ])
    func nameHasScreenAndEvent(_ sut: LocationListEvent, _ name: String) {
        #expect(sut.event.name == name)
    }

    @Test
    func locationSelectedCarriesId() {
        #expect(LocationListEvent.locationSelected(id: 42).event.properties == ["id": "42"])
    }
}
