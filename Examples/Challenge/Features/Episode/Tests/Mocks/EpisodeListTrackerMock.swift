@testable import ChallengeEpisode

final class EpisodeListTrackerMock: EpisodeListTrackerContract {
    private(set) var trackScreenViewedCallCount = 0
    private(set) var trackLoadFailedCallCount = 0
    private(set) var trackEpisodeSelectedIds: [Int] = []
    private(set) var trackPageTurnedCallCount = 0

    func trackScreenViewed() { trackScreenViewedCallCount += 1 }
    func trackLoadFailed() { trackLoadFailedCallCount += 1 }
    func trackEpisodeSelected(id: Int) { trackEpisodeSelectedIds.append(id) }
    func trackPageTurned() { trackPageTurnedCallCount += 1 }
}
