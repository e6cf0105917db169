@testable import ChallengeSystem

final class NotFoundNavigatorMock: NotFoundNavigatorContract {
    private(set) var calls: [String] = []
    func openHome() { calls.append("open home") }
}
final class NotFoundTrackerMock: NotFoundTrackerContract {
    private(set) var events: [NotFoundEvent] = []
    func track(_ event: NotFoundEvent) { events.append(event) }
}
