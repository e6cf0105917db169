import ChallengeDomain
import OneRouterCharacter
import OneRouterEpisode
import OneRouterLocation
import OneRouterOnboarding
import OneRouterSettings
import Testing
import Waymark
import WaymarkTesting

@testable import OneRouterApp

@Suite("Wiring of view models")
struct WiringTests {
    let router = RouterMock<AppNavigation>()
    let morty = Character(id: 2, name: "Morty", status: .alive, species: "Human", location: nil, episodes: [])

    @Test("a character in the list leads to its details")
    func characterInList() {
        AppNavigation.makeCharacterListViewModel(router: router).didSelect(morty)
        expectNavigation(by: router, to: [.characterDetail(id: 2)])
    }
    @Test("a character's screen leads to its location, episodes and pictures")
    func characterDetail() {
        let viewModel = AppNavigation.makeCharacterDetailViewModel(id: 2, router: router)
        viewModel.didTapOnLocation(Location(id: 3, name: "Citadel", dimension: "unknown"))
        viewModel.didTapOnEpisode(1)
        viewModel.didTapOnGallery()
        #expect(router.pushDestinations == [.locationDetail(id: 3), .episodeDetail(id: 1)])
        #expect(router.fullScreenDestinations == [.imageGallery(characterId: 2)])
    }
    @Test("a resident of a location leads to the character's details")
    func resident() {
        AppNavigation.makeLocationDetailViewModel(id: 3, router: router).didSelect(morty)
        expectNavigation(by: router, to: [.characterDetail(id: 2)])
    }
    @Test("an episode in the list leads to its details")
    func episodeInList() {
        let pilot = Episode(id: 1, name: "Pilot", code: "S01E01")
        AppNavigation.makeEpisodeListViewModel(router: router).didSelect(pilot)
        expectNavigation(by: router, to: [.episodeDetail(id: 1)])
    }
    @Test("a character in an episode's cast leads to its details")
    func cast() {
        AppNavigation.makeEpisodeDetailViewModel(id: 1, router: router).didSelect(morty)
        expectNavigation(by: router, to: [.characterDetail(id: 2)])
    }
    @Test("Back pops one screen from a character, a location and an episode")
    func back() {
        AppNavigation.makeCharacterDetailViewModel(id: 2, router: router).didTapOnBack()
        AppNavigation.makeLocationDetailViewModel(id: 3, router: router).didTapOnBack()
        AppNavigation.makeEpisodeDetailViewModel(id: 1, router: router).didTapOnBack()
        #expect(router.popCallCount == 3)
    }
    @Test("the settings lead to the introduction")
    func settings() {
        AppNavigation.makeSettingsViewModel(router: router).didTapOnOnboarding()
        #expect(router.lastDestination == .onboarding)
    }
    @Test("Close and Start go back")
    func close() {
        AppNavigation.makeSettingsViewModel(router: router).didTapOnClose()
        AppNavigation.makeImageGalleryViewModel(characterId: 2, router: router).didTapOnClose()
        AppNavigation.makeOnboardingViewModel(router: router).didTapOnStart()
        #expect(router.goBackCallCount == 3)
    }
    @Test("the filter sheet finishes with the chosen filter")
    func filter() {
        AppNavigation.makeCharacterFilterViewModel(router: router).didSelect(.status(.dead))
        #expect(router.finishedValues.map { $0 as? CharacterFilter } == [.status(.dead)])
    }
    @Test("the list opens the filter sheet, and applies its result")
    func filterOfList() async {
        router.results = [.characterFilter: CharacterFilter.status(.dead)]
        let viewModel = AppNavigation.makeCharacterListViewModel(router: router)
        await viewModel.load()
        await viewModel.didTapFilter()
        #expect(router.sheetDestinations == [.characterFilter])
        #expect(viewModel.state == .loaded([]), "no character in the sample is dead")
    }
    @Test("in a sheet, a screen's closures push onto the sheet's stack")
    func levelOfSheet() {
        let ground = Router<AppNavigation>()
        ground.navigate(to: .settings)
        AppNavigation.makeEpisodeDetailViewModel(id: 1, router: ground.active).didSelect(morty)
        ground.expect(NavigationState().presenting(.settings, as: .sheet, path: [.characterDetail(id: 2)]))
    }
}
