import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeSettings

struct SettingsNavigatorTests {
    private let navigatorMock = NavigatorMock()
    private var sut: SettingsNavigator { SettingsNavigator(navigator: navigatorMock) }

    @Test
    func navigateToSourceUsesCorrectNavigation() {
        // When
        sut.navigateToSource()

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? SettingsIncomingNavigation
        #expect(destination == .source)
    }

    @Test
    func navigateToAboutUsesCorrectNavigation() {
        // When
        sut.navigateToAbout()

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? SettingsIncomingNavigation
        #expect(destination == .about)
    }
}
