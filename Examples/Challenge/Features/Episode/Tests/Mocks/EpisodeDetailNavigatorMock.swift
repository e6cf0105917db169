@testable import ChallengeEpisode

final class EpisodeDetailNavigatorMock: EpisodeDetailNavigatorContract {
    private(set) var navigateToCharacterIds: [Int] = []

    func navigateToCharacter(id: Int) { navigateToCharacterIds.append(id) }
}
