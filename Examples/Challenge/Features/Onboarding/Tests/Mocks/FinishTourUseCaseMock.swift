@testable import ChallengeOnboarding

final class FinishTourUseCaseMock: FinishTourUseCaseContract {
    private(set) var executeCallCount = 0

    func execute() { executeCallCount += 1 }
}
