@testable import ChallengeHome

final class HomeNavigatorMock: HomeNavigatorContract {
    private(set) var calls: [String] = []
    func openCharacters() { calls.append("open characters") }
    func openCharacter(identifier: Int) { calls.append("open character \(identifier)") }
    func openEpisodes() { calls.append("open episodes") }
    func openLocations() { calls.append("open locations") }
    func openSettings() { calls.append("open settings") }
    func openTour() { calls.append("open tour") }
}
