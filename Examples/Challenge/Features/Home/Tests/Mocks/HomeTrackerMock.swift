@testable import ChallengeHome

final class HomeTrackerMock: HomeTrackerContract {
    private(set) var trackScreenViewedCallCount = 0
    private(set) var trackLoadFailedCallCount = 0
    private(set) var trackCharacterSelectedIds: [Int] = []
    private(set) var trackSectionSelectedSections: [HomeSection] = []

    func trackScreenViewed() { trackScreenViewedCallCount += 1 }
    func trackLoadFailed() { trackLoadFailedCallCount += 1 }
    func trackCharacterSelected(id: Int) { trackCharacterSelectedIds.append(id) }
    func trackSectionSelected(_ section: HomeSection) { trackSectionSelectedSections.append(section) }
}
