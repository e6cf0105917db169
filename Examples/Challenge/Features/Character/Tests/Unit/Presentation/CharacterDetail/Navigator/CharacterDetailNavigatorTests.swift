import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeCharacter

struct CharacterDetailNavigatorTests {
    private let navigatorMock = NavigatorMock()
    private var sut: CharacterDetailNavigator { CharacterDetailNavigator(navigator: navigatorMock) }

    @Test
    func navigateToGalleryUsesCorrectNavigation() {
        // When
        sut.navigateToGallery(id: 42)

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? CharacterIncomingNavigation
        #expect(destination == .gallery(identifier: 42))
    }

    @Test
    func navigateToEpisodeUsesCorrectNavigation() {
        // When
        sut.navigateToEpisode(id: 42)

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? CharacterOutgoingNavigation
        #expect(destination == .episode(identifier: 42))
    }

    @Test
    func navigateToLocationUsesCorrectNavigation() {
        // When
        sut.navigateToLocation(id: 42)

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? CharacterOutgoingNavigation
        #expect(destination == .location(identifier: 42))
    }
}
