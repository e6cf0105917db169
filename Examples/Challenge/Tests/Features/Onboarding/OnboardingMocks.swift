@testable import ChallengeOnboarding

final class TourNavigatorMock: TourNavigatorContract {
    private(set) var calls: [String] = []
    func close() { calls.append("close") }
}
final class TourTrackerMock: TourTrackerContract {
    private(set) var events: [TourEvent] = []
    func track(_ event: TourEvent) { events.append(event) }
}
