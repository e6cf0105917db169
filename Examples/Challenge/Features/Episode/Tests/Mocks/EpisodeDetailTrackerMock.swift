@testable import ChallengeEpisode

final class EpisodeDetailTrackerMock: EpisodeDetailTrackerContract {
    private(set) var trackScreenViewedCallCount = 0
    private(set) var trackLoadFailedCallCount = 0
    private(set) var trackCharacterSelectedIds: [Int] = []

    func trackScreenViewed() { trackScreenViewedCallCount += 1 }
    func trackLoadFailed() { trackLoadFailedCallCount += 1 }
    func trackCharacterSelected(id: Int) { trackCharacterSelectedIds.append(id) }
}
