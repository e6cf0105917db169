@testable import ChallengeCharacter

final class CharacterGalleryTrackerMock: CharacterGalleryTrackerContract {
    private(set) var trackScreenViewedCallCount = 0
    private(set) var trackLoadFailedCallCount = 0
    private(set) var trackPictureTurnedCallCount = 0

    func trackScreenViewed() { trackScreenViewedCallCount += 1 }
    func trackLoadFailed() { trackLoadFailedCallCount += 1 }
    func trackPictureTurned() { trackPictureTurnedCallCount += 1 }
}
