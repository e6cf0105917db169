@testable import ChallengeHome

final class HomeNavigatorMock: HomeNavigatorContract {
    private(set) var navigateToCharactersCallCount = 0
    private(set) var navigateToCharacterIds: [Int] = []
    private(set) var navigateToEpisodesCallCount = 0
    private(set) var navigateToLocationsCallCount = 0
    private(set) var navigateToSettingsCallCount = 0
    private(set) var navigateToTourCallCount = 0

    func navigateToCharacters() { navigateToCharactersCallCount += 1 }
    func navigateToCharacter(id: Int) { navigateToCharacterIds.append(id) }
    func navigateToEpisodes() { navigateToEpisodesCallCount += 1 }
    func navigateToLocations() { navigateToLocationsCallCount += 1 }
    func navigateToSettings() { navigateToSettingsCallCount += 1 }
    func navigateToTour() { navigateToTourCallCount += 1 }
}
