import Testing
import Waymark

@testable import ChallengeCharacter

struct CharacterGalleryEventTests {
    @Test(
        arguments: [
            (CharacterGalleryEvent.screenViewed, "character-gallery/screen-viewed"),
            (.loadFailed, "character-gallery/load-failed"),
            (.pictureTurned, "character-gallery/picture-turned"),
        ])
    func nameHasScreenAndEvent(_ sut: CharacterGalleryEvent, _ name: String) {
        #expect(sut.event.name == name)
    }
}
