import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@testable import ChallengeCharacter
@testable import ChallengeEpisode
@testable import ChallengeHome
@testable import ChallengeLocation
@testable import ChallengeOnboarding
@testable import ChallengeSettings
@testable import ChallengeSystem

@Suite("B8: each screen's navigator has semantic methods; incoming inside the feature, outgoing across features")
struct NavigatorTests {
    let mock = NavigatorMock()

    @Test func home() {
        let navigator = HomeNavigator(navigator: mock)
        navigator.openCharacters()
        navigator.openCharacter(identifier: 7)
        navigator.openEpisodes()
        navigator.openLocations()
        navigator.openSettings()
        navigator.openTour()
        expect(
            mock,
            navigated: [
                HomeOutgoingNavigation.characters, HomeOutgoingNavigation.character(identifier: 7),
                HomeOutgoingNavigation.episodes, HomeOutgoingNavigation.locations, HomeOutgoingNavigation.settings,
                HomeOutgoingNavigation.tour,
            ])
    }
    @Test func characterList() {
        let navigator = CharacterListNavigator(navigator: mock)
        navigator.openCharacter(identifier: 7)
        navigator.openFilter(CharacterQuery(name: "a", status: .dead))
        expect(
            mock,
            navigated: [
                CharacterIncomingNavigation.detail(identifier: 7),
                CharacterIncomingNavigation.filter(name: "a", status: .dead),
            ])
    }
    @Test func characterDetail() {
        let navigator = CharacterDetailNavigator(navigator: mock)
        navigator.openGallery(identifier: 1)
        navigator.openEpisode(identifier: 2)
        navigator.openLocation(identifier: 3)
        expect(
            mock,
            navigated: [
                CharacterIncomingNavigation.gallery(identifier: 1), CharacterOutgoingNavigation.episode(identifier: 2),
                CharacterOutgoingNavigation.location(identifier: 3),
            ])
    }
    @Test func episodeAndLocation() {
        EpisodeListNavigator(navigator: mock).openEpisode(identifier: 1)
        EpisodeDetailNavigator(navigator: mock).openCharacter(identifier: 2)
        LocationListNavigator(navigator: mock).openLocation(identifier: 3)
        LocationDetailNavigator(navigator: mock).openCharacter(identifier: 4)
        expect(
            mock,
            navigated: [
                EpisodeIncomingNavigation.detail(identifier: 1), EpisodeOutgoingNavigation.character(identifier: 2),
                LocationIncomingNavigation.detail(identifier: 3), LocationOutgoingNavigation.character(identifier: 4),
            ])
    }
    @Test func settings() {
        SettingsNavigator(navigator: mock).openSource()
        SettingsNavigator(navigator: mock).openAbout()
        SettingsAboutNavigator(navigator: mock).openTour()
        SettingsSourceNavigator(navigator: mock).close()
        expect(
            mock,
            navigated: [
                SettingsIncomingNavigation.source, SettingsIncomingNavigation.about, SettingsOutgoingNavigation.tour,
            ])
        expect(mock, wentBack: 1)
    }

    /// What does several things at once is tried on a real coordinator.
    private func coordinator(_ navigations: [any Navigation]) -> NavigationCoordinator {
        let coordinator = NavigationCoordinator(redirect: RedirectStub())
        for navigation in navigations { coordinator.active.navigate(to: AnyNavigation(navigation)) }
        return coordinator
    }
    @Test("the filter's choice replaces the list below its sheet, in one transition")
    func filter() {
        let coordinator = coordinator([CharacterIncomingNavigation.list(), CharacterIncomingNavigation.filter()])
        CharacterFilterNavigator(navigator: coordinator.active).apply(CharacterQuery(status: .alive))
        coordinator.expect(NavigationState(path: [AnyNavigation(CharacterIncomingNavigation.list(status: .alive))]))
        #expect(coordinator.records.count == 3)
        #expect(coordinator.records.last?.dismissals.map(\.reason) == [.completed])
    }
    @Test("pages replace each other")
    func pages() {
        let coordinator = coordinator([CharacterIncomingNavigation.list()])
        CharacterListNavigator(navigator: coordinator).show(CharacterQuery(page: 2))
        #expect(coordinator.path == [AnyNavigation(CharacterIncomingNavigation.list(page: 2))])
    }
    @Test("the next picture takes the place of the one before")
    func gallery() {
        let coordinator = coordinator([CharacterIncomingNavigation.gallery(identifier: 1)])
        CharacterGalleryNavigator(navigator: coordinator.active).showPicture(identifier: 2)
        #expect(coordinator.presentedFullScreen == AnyNavigation(CharacterIncomingNavigation.gallery(identifier: 2)))
    }
    @Test("the tour closes, and what was not found leads home")
    func closing() {
        let coordinator = coordinator([OnboardingIncomingNavigation.onboarding])
        TourNavigator(navigator: coordinator.active).close()
        #expect(coordinator.child == nil)
        coordinator.navigate(to: NotFoundNavigation(requested: "x"))
        NotFoundNavigator(navigator: coordinator).openHome()
        #expect(coordinator.path.isEmpty)
    }
}
