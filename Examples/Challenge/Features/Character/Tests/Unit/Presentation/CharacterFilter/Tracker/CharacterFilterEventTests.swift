import Testing
import Waymark

@testable import ChallengeCharacter

struct CharacterFilterEventTests {
    @Test(
        arguments: [
            (CharacterFilterEvent.screenViewed, "character-filter/screen-viewed"),
            (.filterApplied, "character-filter/filter-applied"),
        ])
    func nameHasScreenAndEvent(_ sut: CharacterFilterEvent, _ name: String) {
        #expect(sut.event.name == name)
    }
}
