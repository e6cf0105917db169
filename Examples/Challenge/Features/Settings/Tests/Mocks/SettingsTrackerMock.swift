@testable import ChallengeSettings

final class SettingsTrackerMock: SettingsTrackerContract {
    private(set) var trackScreenViewedCallCount = 0
    private(set) var trackSourceOpenedCallCount = 0
    private(set) var trackAboutOpenedCallCount = 0

    func trackScreenViewed() { trackScreenViewedCallCount += 1 }
    func trackSourceOpened() { trackSourceOpenedCallCount += 1 }
    func trackAboutOpened() { trackAboutOpenedCallCount += 1 }
}
