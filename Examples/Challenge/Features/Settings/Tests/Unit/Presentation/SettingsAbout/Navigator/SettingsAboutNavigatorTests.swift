import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeSettings

struct SettingsAboutNavigatorTests {
    private let navigatorMock = NavigatorMock()
    private var sut: SettingsAboutNavigator { SettingsAboutNavigator(navigator: navigatorMock) }

    @Test
    func navigateToTourUsesCorrectNavigation() {
        // When
        sut.navigateToTour()

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? SettingsOutgoingNavigation
        #expect(destination == .tour)
    }
}
