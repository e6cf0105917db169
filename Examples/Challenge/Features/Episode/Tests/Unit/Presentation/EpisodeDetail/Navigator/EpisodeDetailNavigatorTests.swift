import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeEpisode

struct EpisodeDetailNavigatorTests {
    private let navigatorMock = NavigatorMock()
    private var sut: EpisodeDetailNavigator { EpisodeDetailNavigator(navigator: navigatorMock) }

    @Test
    func navigateToCharacterUsesCorrectNavigation() {
        // When
        sut.navigateToCharacter(id: 42)

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? EpisodeOutgoingNavigation
        #expect(destination == .character(identifier: 42))
    }
}
