import ChallengeKit
import ChallengeTesting
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeCharacter

@Suite("Challenge's list of characters")
struct CharacterListTests {
    let navigator = CharacterListNavigatorMock()
    let tracker = ScreenTrackerMock<CharacterListEvent>()

    private func model(_ query: CharacterQuery = CharacterQuery(), error: APIError? = nil) -> CharacterListViewModel {
        CharacterListViewModel(
            query: query, getCharacters: GetCharacters(repository: CharacterRepositoryStub(error: error)),
            navigator: navigator, tracker: tracker)
    }

    @Test("B8, A3: a view model that navigates receives its screen's contract")
    func viewModel() async {
        let model = model(CharacterQuery(name: "r", status: .alive))
        await model.load()
        #expect(model.state.value?.items == [CharacterRepositoryStub.rick])
        model.didSelect(CharacterRepositoryStub.rick)
        model.didTapFilter()
        model.didSelectPage(2)
        #expect(model.didSearch("morty"))
        model.didClearFilter()
        #expect(
            navigator.calls == [
                "open character 1", "open filter r alive 1", "show r alive 2", "show morty alive 1", "show r - 1",
            ])
        #expect(tracker.events == [.shown, .selectedCharacter, .openedFilter, .turnedPage, .searched])
    }
    @Test("a search that no link could carry changes nothing", arguments: ["a\nb", String(repeating: "x", count: 257)])
    func search(_ text: String) {
        #expect(!model().didSearch(text))
        #expect(navigator.calls.isEmpty)
    }
    @Test(
        "a search without results is an empty page; any other error is one",
        arguments: [APIError.notFound, .unreachable, .timeout, .malformed, .status(500)])
    func errors(_ error: APIError) async {
        let model = model(error: error)
        await model.load()
        if error == .notFound {
            #expect(model.state.value?.items.isEmpty == true)
        } else {
            #expect(model.state.error == error)
            #expect(tracker.events == [.failed])
        }
    }
    @Test("B8: its navigator stays inside of the feature")
    func navigates() {
        let mock = NavigatorMock()
        let navigator = CharacterListNavigator(navigator: mock)
        navigator.openCharacter(identifier: 7)
        navigator.openFilter(CharacterQuery(name: "a", status: .dead))
        expectNavigation(
            by: mock,
            to: [
                CharacterIncomingNavigation.detail(identifier: 7),
                CharacterIncomingNavigation.filter(name: "a", status: .dead),
            ])
    }
    @Test("pages replace each other")
    func pages() {
        let coordinator = coordinator([CharacterIncomingNavigation.list()])
        CharacterListNavigator(navigator: coordinator).show(CharacterQuery(page: 2))
        #expect(coordinator.path == [AnyNavigation(CharacterIncomingNavigation.list(page: 2))])
    }
    @Test("C2: each event has its screen's name, and the tracker hands it on")
    func events() {
        #expect(
            tracked(CharacterListEvent.self) == [
                "character-list/shown", "character-list/failed", "character-list/searched",
                "character-list/selected-character", "character-list/opened-filter", "character-list/turned-page",
            ])
    }
    @Test("C1: navigations and events of a module that defaults to the main actor are usable off it")
    func offTheMainActor() async {
        let isEqual = await Task.detached {
            let navigations: Set<CharacterIncomingNavigation> = [
                .list(), .detail(identifier: 1), .detail(identifier: 1),
            ]
            let outgoing = AnyNavigation(CharacterOutgoingNavigation.episode(identifier: 1))
            let state = try? NavigationState<AnyNavigation>()
                .applying(.navigate(to: CharacterIncomingNavigation.detail(identifier: 1)))
            return navigations.count == 2
                && outgoing == AnyNavigation(CharacterOutgoingNavigation.episode(identifier: 1))
                && CharacterListEvent.shown.event.name == "character-list/shown" && state?.path.count == 1
        }.value
        #expect(isEqual)
    }
}

/// A character, or an error.
struct CharacterRepositoryStub: CharacterRepository {
    var error: APIError?
    static let rick = Character(
        identifier: 1, name: "Rick", status: .alive, species: "Human", gender: "Male",
        origin: .init(name: "unknown", identifier: nil), location: .init(name: "Earth", identifier: 1), image: "",
        episodes: [1, 2])

    func characters(_ query: CharacterQuery) async throws(APIError) -> Page<Character> {
        if let error { throw error }
        return Page(items: [Self.rick], number: 1, count: 1, total: 1)
    }
    func character(identifier: Int) async throws(APIError) -> Character {
        if let error { throw error }
        return Self.rick
    }
    func appearances(identifiers: [Int]) async throws(APIError) -> [Appearance] {
        identifiers.map { Appearance(identifier: $0, name: "E\($0)", code: "S01E0\($0)") }
    }
}

/// A real coordinator on which each navigation was made from the level on top: for what does several things at once.
func coordinator(_ navigations: [any Navigation]) -> NavigationCoordinator {
    let coordinator = NavigationCoordinator()
    for navigation in navigations { coordinator.active.navigate(to: AnyNavigation(navigation)) }
    return coordinator
}
