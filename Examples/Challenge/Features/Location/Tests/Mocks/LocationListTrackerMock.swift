@testable import ChallengeLocation

final class LocationListTrackerMock: LocationListTrackerContract {
    private(set) var trackScreenViewedCallCount = 0
    private(set) var trackLoadFailedCallCount = 0
    private(set) var trackLocationSelectedIds: [Int] = []
    private(set) var trackPageTurnedCallCount = 0

    func trackScreenViewed() { trackScreenViewedCallCount += 1 }
    func trackLoadFailed() { trackLoadFailedCallCount += 1 }
    func trackLocationSelected(id: Int) { trackLocationSelectedIds.append(id) }
    func trackPageTurned() { trackPageTurnedCallCount += 1 }
}
