import ChallengeKit
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@testable import ChallengeCharacter
@testable import ChallengeOnboarding
@testable import ChallengeSettings

private final class CharacterListNavigatorMock: CharacterListNavigatorContract {
    private(set) var calls: [String] = []
    func openCharacter(identifier: Int) { calls.append("character \(identifier)") }
    func openFilter(_ query: CharacterQuery) { calls.append("filter \(query.status?.rawValue ?? "-")") }
    func show(_ query: CharacterQuery) {
        calls.append("show \(query.name ?? "-") \(query.status?.rawValue ?? "-") \(query.page ?? 1)")
    }
}
private final class CharacterListTrackerMock: CharacterListTrackerContract {
    private(set) var events: [CharacterListEvent] = []
    func track(_ event: CharacterListEvent) { events.append(event) }
}
private struct CharacterRepositoryStub: CharacterRepository {
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

@Suite("View models")
struct ViewModelTests {
    private let navigator = CharacterListNavigatorMock()
    private let tracker = CharacterListTrackerMock()

    private func list(_ query: CharacterQuery = CharacterQuery(), error: APIError? = nil) -> CharacterListViewModel {
        CharacterListViewModel(
            query: query, getCharacters: GetCharacters(repository: CharacterRepositoryStub(error: error)),
            navigator: navigator, tracker: tracker)
    }

    @Test("B8, A3: a view model that navigates receives its screen's contract")
    func navigates() async {
        let model = list(CharacterQuery(name: "r", status: .alive))
        await model.load()
        #expect(model.state.value?.items == [CharacterRepositoryStub.rick])
        model.didSelect(CharacterRepositoryStub.rick)
        model.didTapFilter()
        model.didSelectPage(2)
        #expect(model.didSearch("morty"))
        model.didClearFilter()
        #expect(
            navigator.calls == ["character 1", "filter alive", "show r alive 2", "show morty alive 1", "show r - 1"])
        #expect(tracker.events == [.shown, .selectedCharacter, .openedFilter, .turnedPage, .searched])
    }
    @Test("a search that no link could carry changes nothing")
    func search() {
        #expect(!list().didSearch("a\nb"))
        #expect(!list().didSearch(String(repeating: "x", count: 257)))
        #expect(navigator.calls.isEmpty)
    }
    @Test(
        "a search without results is an empty page; any other error is one",
        arguments: [
            APIError.notFound, .unreachable, .timeout, .malformed, .status(500),
        ])
    func errors(_ error: APIError) async {
        let model = list(error: error)
        await model.load()
        if error == .notFound {
            #expect(model.state.value?.items.isEmpty == true)
        } else {
            #expect(model.state.error == error)
            #expect(tracker.events == [.failed])
        }
    }
    @Test("B9: a container builds view models from what the feature was made with, and the navigator")
    func container() async {
        let mock = NavigatorMock()
        let tracker = TrackerMock()
        let container = CharacterContainer(repository: CharacterRepositoryStub(), tracker: tracker)
        let model = container.makeDetailViewModel(identifier: 1, navigator: mock)
        await model.load()
        model.didTapPicture()
        if let appearance = model.state.value?.appearances.last { model.didSelect(appearance) }
        expect(
            mock,
            navigated: [
                CharacterIncomingNavigation.gallery(identifier: 1), CharacterOutgoingNavigation.episode(identifier: 2),
            ])
        #expect(
            tracker.names == [
                "character-detail/shown", "character-detail/opened-gallery", "character-detail/selected-episode",
            ])
    }
    @Test("C3: a feature is a struct made with its dependencies, for screens of any kind")
    func feature() {
        let screens = SettingsScreens<String>(
            settings: { "settings \($0.source)" }, source: { "source \($0.source)" }, about: { _ in "about" })
        let preferences = MemoryPreferencesRepository(source: .remote)
        let feature = SettingsFeature(preferences: preferences, tracker: SilentTracker(), screens: screens)
        let mock = NavigatorMock()
        #expect(feature.mainScreen(navigator: mock) == "settings remote")
        #expect(feature.screen(for: .about, navigator: mock) == "about")
    }
    @Test("choosing a source keeps it and goes back; one that is not there is not kept")
    func source() {
        let mock = NavigatorMock()
        let preferences = MemoryPreferencesRepository(availableSources: [.embedded])
        let container = SettingsContainer(preferences: preferences, tracker: SilentTracker())
        container.makeSourceViewModel(navigator: mock).didSelect(.remote)
        #expect(preferences.source == .embedded)
        expect(mock, wentBack: 1)
    }
    @Test("the tour is remembered and closed")
    func tour() {
        let repository = MemoryTourRepository()
        let mock = NavigatorMock()
        OnboardingContainer(repository: repository, tracker: SilentTracker()).makeTourViewModel(navigator: mock)
            .didTapStart()
        #expect(repository.isTaken && mock.actions.count == 1)
    }
}
