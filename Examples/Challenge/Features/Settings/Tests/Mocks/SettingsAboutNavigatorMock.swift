@testable import ChallengeSettings

final class SettingsAboutNavigatorMock: SettingsAboutNavigatorContract {
    private(set) var navigateToTourCallCount = 0

    func navigateToTour() { navigateToTourCallCount += 1 }
}
