import Testing
import Waymark

@testable import ChallengeCharacter

struct CharacterDetailEventTests {
    @Test(
        arguments: [
            (CharacterDetailEvent.screenViewed, "character-detail/screen-viewed"),
            (.loadFailed, "character-detail/load-failed"),
            (.galleryOpened, "character-detail/gallery-opened"),
            (.episodeSelected(id: 42), "character-detail/episode-selected"),
            (.locationSelected(id: 42), "character-detail/location-selected"),
        ])
    func nameHasScreenAndEvent(_ sut: CharacterDetailEvent, _ name: String) {
        #expect(sut.event.name == name)
    }

    @Test
    func episodeSelectedCarriesId() {
        #expect(CharacterDetailEvent.episodeSelected(id: 42).event.properties == ["id": "42"])
    }

    @Test
    func locationSelectedCarriesId() {
        #expect(CharacterDetailEvent.locationSelected(id: 42).event.properties == ["id": "42"])
    }
}
