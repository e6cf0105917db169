@testable import ChallengeOnboarding

final class TourNavigatorMock: TourNavigatorContract {
    private(set) var calls: [String] = []
    func close() { calls.append("close") }
}
