@testable import ChallengeCharacter

final class CharacterListTrackerMock: CharacterListTrackerContract {
    private(set) var trackScreenViewedCallCount = 0
    private(set) var trackLoadFailedCallCount = 0
    private(set) var trackSearchedCallCount = 0
    private(set) var trackCharacterSelectedIds: [Int] = []
    private(set) var trackFilterOpenedCallCount = 0
    private(set) var trackPageTurnedCallCount = 0

    func trackScreenViewed() { trackScreenViewedCallCount += 1 }
    func trackLoadFailed() { trackLoadFailedCallCount += 1 }
    func trackSearched() { trackSearchedCallCount += 1 }
    func trackCharacterSelected(id: Int) { trackCharacterSelectedIds.append(id) }
    func trackFilterOpened() { trackFilterOpenedCallCount += 1 }
    func trackPageTurned() { trackPageTurnedCallCount += 1 }
}
