@testable import ChallengeSystem

final class NotFoundTrackerMock: NotFoundTrackerContract {
    private(set) var trackScreenViewedCallCount = 0
    private(set) var trackHomeOpenedCallCount = 0

    func trackScreenViewed() { trackScreenViewedCallCount += 1 }
    func trackHomeOpened() { trackHomeOpenedCallCount += 1 }
}
