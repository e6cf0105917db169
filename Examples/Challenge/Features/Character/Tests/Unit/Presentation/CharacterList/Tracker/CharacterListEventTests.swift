import Testing
import Waymark

@testable import ChallengeCharacter

struct CharacterListEventTests {
    @Test(
        arguments: [
            (CharacterListEvent.screenViewed, "character-list/screen-viewed"),
            (.loadFailed, "character-list/load-failed"),
            (.searched, "character-list/searched"),
            (.characterSelected(id: 42), "character-list/character-selected"),
            (.filterOpened, "character-list/filter-opened"),
            (.pageTurned, "character-list/page-turned"),
        ])
    func nameHasScreenAndEvent(_ sut: CharacterListEvent, _ name: String) {
        #expect(sut.event.name == name)
    }

    @Test
    func characterSelectedCarriesId() {
        #expect(CharacterListEvent.characterSelected(id: 42).event.properties == ["id": "42"])
    }
}
