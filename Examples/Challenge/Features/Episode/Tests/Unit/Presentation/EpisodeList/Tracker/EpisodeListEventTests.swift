import Testing
import Waymark

@testable import ChallengeEpisode

struct EpisodeListEventTests {
    @Test(
        arguments: [
            (EpisodeListEvent.screenViewed, "episode-list/screen-viewed"),
            (.loadFailed, "episode-list/load-failed"),
            (.episodeSelected(id: 42), "episode-list/episode-selected"),
            (.pageTurned, "episode-list/page-turned"),
        ])
    func nameHasScreenAndEvent(_ sut: EpisodeListEvent, _ name: String) {
        #expect(sut.event.name == name)
    }

    @Test
    func episodeSelectedCarriesId() {
        #expect(EpisodeListEvent.episodeSelected(id: 42).event.properties == ["id": "42"])
    }
}
