@testable import ChallengeSystem

final class NotFoundNavigatorMock: NotFoundNavigatorContract {
    private(set) var navigateToHomeCallCount = 0

    func navigateToHome() { navigateToHomeCallCount += 1 }
}
