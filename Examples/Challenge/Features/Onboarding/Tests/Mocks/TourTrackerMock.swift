@testable import ChallengeOnboarding

final class TourTrackerMock: TourTrackerContract {
    private(set) var trackScreenViewedCallCount = 0
    private(set) var trackTourFinishedCallCount = 0

    func trackScreenViewed() { trackScreenViewedCallCount += 1 }
    func trackTourFinished() { trackTourFinishedCallCount += 1 }
}
