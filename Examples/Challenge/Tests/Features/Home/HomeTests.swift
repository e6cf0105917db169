import ChallengeKit
import ChallengeTesting
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeHome

@Suite("Challenge's first screen")
struct HomeTests {
    private struct Characters: HomeRepository {
        var error: APIError?
        func characters(identifiers: [Int]) async throws(APIError) -> [FeaturedCharacter] {
            if let error { throw error }
            return identifiers.map { FeaturedCharacter(identifier: $0, name: "\($0)", image: "") }
        }
    }
    private struct Tour: TourState { let isTourTaken: Bool }
    let navigator = HomeNavigatorMock()
    let tracker = ScreenTrackerMock<HomeEvent>()

    private func model(_ error: APIError? = nil) -> HomeViewModel {
        HomeViewModel(
            getFeatured: GetFeaturedCharacters(repository: Characters(error: error)), tour: Tour(isTourTaken: false),
            navigator: navigator, tracker: tracker)
    }

    @Test("its view model reports what happens, and leads to each section")
    func viewModel() async throws {
        let model = model()
        await model.load()
        model.didSelect(try #require(model.state.value?.last))
        model.didTapCharacters()
        model.didTapEpisodes()
        model.didTapLocations()
        model.didTapSettings()
        model.didTapTour()
        #expect(
            navigator.calls == [
                "open character 47", "open characters", "open episodes", "open locations", "open settings", "open tour",
            ])
        #expect(
            tracker.events == [.shown, .selectedCharacter] + Array(repeating: .selectedSection, count: 5))
        #expect(model.isTourOffered)
    }
    @Test("an error is shown and reported")
    func failure() async {
        let model = model(.unreachable)
        await model.load()
        #expect(model.state.error == .unreachable && tracker.events == [.failed])
    }
    @Test("B8: its navigator goes across features only")
    func navigates() {
        let mock = NavigatorMock()
        let navigator = HomeNavigator(navigator: mock)
        navigator.openCharacters()
        navigator.openCharacter(identifier: 7)
        navigator.openEpisodes()
        navigator.openLocations()
        navigator.openSettings()
        navigator.openTour()
        expectNavigation(
            by: mock,
            to: [
                HomeOutgoingNavigation.characters, HomeOutgoingNavigation.character(identifier: 7),
                HomeOutgoingNavigation.episodes, HomeOutgoingNavigation.locations, HomeOutgoingNavigation.settings,
                HomeOutgoingNavigation.tour,
            ])
    }
    @Test("C2: each event has its screen's name, and the tracker hands it on")
    func events() {
        #expect(
            tracked(HomeEvent.self) == [
                "home/shown", "home/failed", "home/selected-character", "home/selected-section",
            ])
    }
}
