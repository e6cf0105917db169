@testable import ChallengeOnboarding

final class TourNavigatorMock: TourNavigatorContract {
    private(set) var finishCallCount = 0

    func finish() { finishCallCount += 1 }
}
