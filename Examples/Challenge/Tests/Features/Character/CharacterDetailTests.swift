import ChallengeKit
import ChallengeTesting
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeCharacter

@Suite("Challenge's character")
struct CharacterDetailTests {
    let navigator = CharacterDetailNavigatorMock()
    let tracker = ScreenTrackerMock<CharacterDetailEvent>()

    private func model(_ error: APIError? = nil) -> CharacterDetailViewModel {
        CharacterDetailViewModel(
            identifier: 1, getCharacter: GetCharacter(repository: CharacterRepositoryStub(error: error)),
            navigator: navigator, tracker: tracker)
    }

    @Test("its view model leads to the picture, an episode and a place")
    func viewModel() async throws {
        let model = model()
        await model.load()
        model.didTapPicture()
        model.didSelect(try #require(model.state.value?.appearances.last))
        model.didSelectLocation(identifier: 3)
        #expect(navigator.calls == ["open gallery 1", "open episode 2", "open location 3"])
        #expect(tracker.events == [.shown, .openedGallery, .selectedEpisode, .selectedLocation])
    }
    @Test("an error is shown and reported")
    func failure() async {
        let model = model(.notFound)
        await model.load()
        #expect(model.state.error == .notFound && tracker.events == [.failed])
    }
    @Test("B8: its navigator uses incoming navigations inside the feature, and outgoing ones across features")
    func navigates() {
        let mock = NavigatorMock()
        let navigator = CharacterDetailNavigator(navigator: mock)
        navigator.openGallery(identifier: 1)
        navigator.openEpisode(identifier: 2)
        navigator.openLocation(identifier: 3)
        expectNavigation(
            by: mock,
            to: [
                CharacterIncomingNavigation.gallery(identifier: 1), CharacterOutgoingNavigation.episode(identifier: 2),
                CharacterOutgoingNavigation.location(identifier: 3),
            ])
    }
    @Test("C2: each event has its screen's name, and the tracker hands it on")
    func events() {
        #expect(
            tracked(CharacterDetailEvent.self) == [
                "character-detail/shown", "character-detail/failed", "character-detail/opened-gallery",
                "character-detail/selected-episode", "character-detail/selected-location",
            ])
    }
    @Test("B9: a container builds view models from what the feature was made with, and the navigator")
    func container() async {
        let mock = NavigatorMock()
        let tracker = TrackerMock()
        let container = CharacterContainer(repository: CharacterRepositoryStub(), tracker: tracker)
        let model = container.makeDetailViewModel(identifier: 1, navigator: mock)
        await model.load()
        model.didTapPicture()
        expectNavigation(by: mock, to: [CharacterIncomingNavigation.gallery(identifier: 1)])
        #expect(tracker.names == ["character-detail/shown", "character-detail/opened-gallery"])
    }
}
