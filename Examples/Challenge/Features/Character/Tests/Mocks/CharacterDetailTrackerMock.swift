@testable import ChallengeCharacter

final class CharacterDetailTrackerMock: CharacterDetailTrackerContract {
    private(set) var trackScreenViewedCallCount = 0
    private(set) var trackLoadFailedCallCount = 0
    private(set) var trackGalleryOpenedCallCount = 0
    private(set) var trackEpisodeSelectedIds: [Int] = []
    private(set) var trackLocationSelectedIds: [Int] = []

    func trackScreenViewed() { trackScreenViewedCallCount += 1 }
    func trackLoadFailed() { trackLoadFailedCallCount += 1 }
    func trackGalleryOpened() { trackGalleryOpenedCallCount += 1 }
    func trackEpisodeSelected(id: Int) { trackEpisodeSelectedIds.append(id) }
    func trackLocationSelected(id: Int) { trackLocationSelectedIds.append(id) }
}
