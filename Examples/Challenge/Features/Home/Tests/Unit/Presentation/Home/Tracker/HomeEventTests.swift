import Testing
import Waymark

@testable import ChallengeHome

struct HomeEventTests {
    @Test(
        arguments: [
            (HomeEvent.screenViewed, "home/screen-viewed"),
            (.loadFailed, "home/load-failed"),
            (.characterSelected(id: 42), "home/character-selected"),
            (.sectionSelected(.episodes), "home/section-selected"),
        ])
    func nameHasScreenAndEvent(_ sut: HomeEvent, _ name: String) {
        #expect(sut.event.name == name)
    }

    @Test
    func characterSelectedCarriesId() {
        #expect(HomeEvent.characterSelected(id: 42).event.properties == ["id": "42"])
    }

    @Test
    func sectionSelectedCarriesSection() {
        #expect(HomeEvent.sectionSelected(.episodes).event.properties == ["section": "episodes"])
    }
}
