@testable import ChallengeSettings

final class SettingsAboutTrackerMock: SettingsAboutTrackerContract {
    private(set) var trackScreenViewedCallCount = 0
    private(set) var trackTourOpenedCallCount = 0

    func trackScreenViewed() { trackScreenViewedCallCount += 1 }
    func trackTourOpened() { trackTourOpenedCallCount += 1 }
}
