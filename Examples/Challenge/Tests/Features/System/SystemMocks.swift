@testable import ChallengeSystem

final class NotFoundNavigatorMock: NotFoundNavigatorContract {
    private(set) var calls: [String] = []
    func openHome() { calls.append("open home") }
}
