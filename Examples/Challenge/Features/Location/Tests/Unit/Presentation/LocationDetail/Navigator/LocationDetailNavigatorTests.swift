import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeLocation

struct LocationDetailNavigatorTests {
    private let navigatorMock = NavigatorMock()
    private var sut: LocationDetailNavigator { LocationDetailNavigator(navigator: navigatorMock) }

    @Test
    func navigateToCharacterUsesCorrectNavigation() {
        // When
        sut.navigateToCharacter(id: 42)

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? LocationOutgoingNavigation
        #expect(destination == .character(identifier: 42))
    }
}
