import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeSettings

struct SettingsSourceNavigatorTests {
    private let navigatorMock = NavigatorMock()
    private var sut: SettingsSourceNavigator { SettingsSourceNavigator(navigator: navigatorMock) }

    @Test
    func goBackGoesBack() {
        // When
        sut.goBack()

        // Then
        #expect(navigatorMock.goBackCallCount == 1)
    }
}
