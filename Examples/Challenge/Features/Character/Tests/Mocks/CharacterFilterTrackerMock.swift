@testable import ChallengeCharacter

final class CharacterFilterTrackerMock: CharacterFilterTrackerContract {
    private(set) var trackScreenViewedCallCount = 0
    private(set) var trackFilterAppliedCallCount = 0

    func trackScreenViewed() { trackScreenViewedCallCount += 1 }
    func trackFilterApplied() { trackFilterAppliedCallCount += 1 }
}
