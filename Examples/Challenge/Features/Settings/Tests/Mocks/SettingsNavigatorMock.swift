@testable import ChallengeSettings

final class SettingsNavigatorMock: SettingsNavigatorContract {
    private(set) var navigateToSourceCallCount = 0
    private(set) var navigateToAboutCallCount = 0

    func navigateToSource() { navigateToSourceCallCount += 1 }
    func navigateToAbout() { navigateToAboutCallCount += 1 }
}
