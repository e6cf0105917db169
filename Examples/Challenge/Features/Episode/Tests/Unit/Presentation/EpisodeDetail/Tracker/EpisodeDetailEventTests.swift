import Testing
import Waymark

@testable import ChallengeEpisode

struct EpisodeDetailEventTests {
    @Test(
        arguments: [
            (EpisodeDetailEvent.screenViewed, "episode-detail/screen-viewed"),
            (.loadFailed, "episode-detail/load-failed"),
            (.characterSelected(id: 42), "episode-detail/character-selected"),
        ])
    func nameHasScreenAndEvent(_ sut: EpisodeDetailEvent, _ name: String) {
        #expect(sut.event.name == name)
    }

    @Test
    func characterSelectedCarriesId() {
        #expect(EpisodeDetailEvent.characterSelected(id: 42).event.properties == ["id": "42"])
    }
}
