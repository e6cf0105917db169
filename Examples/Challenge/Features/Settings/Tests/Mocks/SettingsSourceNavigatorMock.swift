@testable import ChallengeSettings

final class SettingsSourceNavigatorMock: SettingsSourceNavigatorContract {
    private(set) var goBackCallCount = 0

    func goBack() { goBackCallCount += 1 }
}
