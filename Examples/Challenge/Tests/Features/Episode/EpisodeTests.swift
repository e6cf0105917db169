import ChallengeKit
import ChallengeTesting
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeEpisode

private struct EpisodeRepositoryStub: EpisodeRepository {
    var error: APIError?
    static let episode = Episode(identifier: 5, name: "Five", airDate: "", code: "S01E05", characters: [1, 2])

    func episodes(page: Int) async throws(APIError) -> Page<Episode> {
        if let error { throw error }
        return Page(items: [Self.episode], number: page, count: 3, total: 41)
    }
    func episode(identifier: Int) async throws(APIError) -> Episode {
        if let error { throw error }
        return Self.episode
    }
    func characters(identifiers: [Int]) async throws(APIError) -> [EpisodeCharacter] {
        identifiers.map { EpisodeCharacter(identifier: $0, name: "\($0)", image: "") }
    }
}

@Suite("Challenge's list of episodes")
struct EpisodeListTests {
    let navigator = EpisodeListNavigatorMock()
    let tracker = ScreenTrackerMock<EpisodeListEvent>()

    private func model(_ error: APIError? = nil) -> EpisodeListViewModel {
        EpisodeListViewModel(
            page: 2, getEpisodes: GetEpisodes(repository: EpisodeRepositoryStub(error: error)), navigator: navigator,
            tracker: tracker)
    }

    @Test("its view model leads to an episode and to other pages")
    func viewModel() async throws {
        let model = model()
        await model.load()
        model.didSelect(try #require(model.state.value?.items.first))
        model.didSelectPage(3)
        #expect(navigator.calls == ["open episode 5", "show page 3"])
        #expect(tracker.events == [.shown, .selectedEpisode, .turnedPage])
    }
    @Test("an error is shown and reported")
    func failure() async {
        let model = model(.malformed)
        await model.load()
        #expect(model.state.error == .malformed && tracker.events == [.failed])
    }
    @Test("B8: its navigator stays inside of the feature, and pages replace each other")
    func navigates() {
        let mock = NavigatorMock()
        EpisodeListNavigator(navigator: mock).openEpisode(identifier: 5)
        expectNavigation(by: mock, to: [EpisodeIncomingNavigation.detail(identifier: 5)])
        let coordinator = NavigationCoordinator()
        coordinator.navigate(to: EpisodeIncomingNavigation.list())
        EpisodeListNavigator(navigator: coordinator).showPage(2)
        #expect(coordinator.path == [AnyNavigation(EpisodeIncomingNavigation.list(page: 2))])
    }
    @Test("C2: each event has its screen's name, and the tracker hands it on")
    func events() {
        #expect(
            tracked(EpisodeListEvent.self) == [
                "episode-list/shown", "episode-list/failed", "episode-list/selected-episode",
                "episode-list/turned-page",
            ])
    }
}

@Suite("Challenge's episode")
struct EpisodeDetailTests {
    let navigator = EpisodeDetailNavigatorMock()
    let tracker = ScreenTrackerMock<EpisodeDetailEvent>()

    private func model(_ error: APIError? = nil) -> EpisodeDetailViewModel {
        EpisodeDetailViewModel(
            identifier: 5, getEpisode: GetEpisode(repository: EpisodeRepositoryStub(error: error)),
            navigator: navigator,
            tracker: tracker)
    }

    @Test("its view model leads to a character")
    func viewModel() async throws {
        let model = model()
        await model.load()
        model.didSelect(try #require(model.state.value?.characters.last))
        #expect(navigator.calls == ["open character 2"])
        #expect(tracker.events == [.shown, .selectedCharacter])
    }
    @Test("an error is shown and reported")
    func failure() async {
        let model = model(.notFound)
        await model.load()
        #expect(model.state.error == .notFound && tracker.events == [.failed])
    }
    @Test("B8: its navigator goes across features")
    func navigates() {
        let mock = NavigatorMock()
        EpisodeDetailNavigator(navigator: mock).openCharacter(identifier: 2)
        expectNavigation(by: mock, to: [EpisodeOutgoingNavigation.character(identifier: 2)])
    }
    @Test("C2: each event has its screen's name, and the tracker hands it on")
    func events() {
        #expect(
            tracked(EpisodeDetailEvent.self) == [
                "episode-detail/shown", "episode-detail/failed", "episode-detail/selected-character",
            ])
    }
}
