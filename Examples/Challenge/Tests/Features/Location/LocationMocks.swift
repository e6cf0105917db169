@testable import ChallengeLocation

final class LocationListNavigatorMock: LocationListNavigatorContract {
    private(set) var calls: [String] = []
    func openLocation(identifier: Int) { calls.append("open location \(identifier)") }
    func showPage(_ page: Int) { calls.append("show page \(page)") }
}
final class LocationListTrackerMock: LocationListTrackerContract {
    private(set) var events: [LocationListEvent] = []
    func track(_ event: LocationListEvent) { events.append(event) }
}
final class LocationDetailNavigatorMock: LocationDetailNavigatorContract {
    private(set) var calls: [String] = []
    func openCharacter(identifier: Int) { calls.append("open character \(identifier)") }
}
final class LocationDetailTrackerMock: LocationDetailTrackerContract {
    private(set) var events: [LocationDetailEvent] = []
    func track(_ event: LocationDetailEvent) { events.append(event) }
}
