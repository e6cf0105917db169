@testable import ChallengeLocation

final class LocationListNavigatorMock: LocationListNavigatorContract {
    private(set) var calls: [String] = []
    func openLocation(identifier: Int) { calls.append("open location \(identifier)") }
    func showPage(_ page: Int) { calls.append("show page \(page)") }
}
final class LocationDetailNavigatorMock: LocationDetailNavigatorContract {
    private(set) var calls: [String] = []
    func openCharacter(identifier: Int) { calls.append("open character \(identifier)") }
}
