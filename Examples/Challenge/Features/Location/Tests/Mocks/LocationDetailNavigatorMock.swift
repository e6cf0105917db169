@testable import ChallengeLocation

final class LocationDetailNavigatorMock: LocationDetailNavigatorContract {
    private(set) var navigateToCharacterIds: [Int] = []

    func navigateToCharacter(id: Int) { navigateToCharacterIds.append(id) }
}
