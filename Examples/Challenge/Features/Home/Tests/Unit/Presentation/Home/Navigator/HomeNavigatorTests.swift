import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeHome

struct HomeNavigatorTests {
    private let navigatorMock = NavigatorMock()
    private var sut: HomeNavigator { HomeNavigator(navigator: navigatorMock) }

    @Test
    func navigateToCharactersUsesCorrectNavigation() {
        // When
        sut.navigateToCharacters()

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? HomeOutgoingNavigation
        #expect(destination == .characters)
    }

    @Test
    func navigateToCharacterUsesCorrectNavigation() {
        // When
        sut.navigateToCharacter(id: 42)

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? HomeOutgoingNavigation
        #expect(destination == .character(identifier: 42))
    }

    @Test
    func navigateToEpisodesUsesCorrectNavigation() {
        // When
        sut.navigateToEpisodes()

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? HomeOutgoingNavigation
        #expect(destination == .episodes)
    }

    @Test
    func navigateToLocationsUsesCorrectNavigation() {
        // When
        sut.navigateToLocations()

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? HomeOutgoingNavigation
        #expect(destination == .locations)
    }

    @Test
    func navigateToSettingsUsesCorrectNavigation() {
        // When
        sut.navigateToSettings()

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? HomeOutgoingNavigation
        #expect(destination == .settings)
    }

    @Test
    func navigateToTourUsesCorrectNavigation() {
        // When
        sut.navigateToTour()

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? HomeOutgoingNavigation
        #expect(destination == .tour)
    }
}
