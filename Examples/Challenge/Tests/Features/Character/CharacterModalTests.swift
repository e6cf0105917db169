import ChallengeKit
import ChallengeTesting
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeCharacter

@Suite("Challenge's filter")
struct CharacterFilterTests {
    @Test("its view model keeps the name that was searched for")
    func viewModel() {
        let navigator = CharacterFilterNavigatorMock()
        let tracker = ScreenTrackerMock<CharacterFilterEvent>()
        let model = CharacterFilterViewModel(
            query: CharacterQuery(name: "r", page: 3), navigator: navigator, tracker: tracker)
        model.didAppear()
        model.didSelect(.dead)
        #expect(navigator.calls == ["apply r dead 1"])
        #expect(tracker.events == [.shown, .applied])
    }
    @Test("its navigator ends the sheet and replaces the list below, in one transition")
    func navigates() {
        let coordinator = coordinator([CharacterIncomingNavigation.list(), CharacterIncomingNavigation.filter()])
        CharacterFilterNavigator(navigator: coordinator.active).apply(CharacterQuery(status: .alive))
        coordinator.expect(NavigationState(path: [AnyNavigation(CharacterIncomingNavigation.list(status: .alive))]))
        #expect(coordinator.records.count == 3)
        #expect(coordinator.records.last?.dismissals.map(\.reason) == [.completed])
    }
    @Test("C2: each event has its screen's name, and the tracker hands it on")
    func events() {
        #expect(
            tracked(CharacterFilterEvent.self) == [
                "character-filter/shown", "character-filter/applied",
            ])
    }
}

@Suite("Challenge's pictures")
struct CharacterGalleryTests {
    let navigator = CharacterGalleryNavigatorMock()
    let tracker = ScreenTrackerMock<CharacterGalleryEvent>()

    private func model(_ identifier: Int, error: APIError? = nil) -> CharacterGalleryViewModel {
        CharacterGalleryViewModel(
            identifier: identifier, getCharacter: GetCharacter(repository: CharacterRepositoryStub(error: error)),
            navigator: navigator, tracker: tracker)
    }

    @Test("its view model turns to the pictures before and after")
    func viewModel() async {
        let model = model(2)
        await model.load()
        model.didTapPrevious()
        model.didTapNext()
        #expect(navigator.calls == ["show picture 1", "show picture 3"])
        #expect(tracker.events == [.shown, .turnedPicture, .turnedPicture])
    }
    @Test("the first picture has none before it, and the last number none behind it")
    func ends() {
        #expect(!model(1).hasPrevious)
        #expect(!model(.max).hasNext)
        model(.max).didTapNext()
        #expect(navigator.calls.isEmpty)
    }
    @Test("an error is shown and reported")
    func failure() async {
        let model = model(1, error: .timeout)
        await model.load()
        #expect(model.state.error == .timeout && tracker.events == [.failed])
    }
    @Test("its navigator shows the next picture in place of the one before")
    func navigates() {
        let coordinator = coordinator([CharacterIncomingNavigation.gallery(identifier: 1)])
        CharacterGalleryNavigator(navigator: coordinator.active).showPicture(identifier: 2)
        #expect(coordinator.presentingFullScreen == AnyNavigation(CharacterIncomingNavigation.gallery(identifier: 2)))
    }
    @Test("C2: each event has its screen's name, and the tracker hands it on")
    func events() {
        #expect(
            tracked(CharacterGalleryEvent.self) == [
                "character-gallery/shown", "character-gallery/failed", "character-gallery/turned-picture",
            ])
    }
}
