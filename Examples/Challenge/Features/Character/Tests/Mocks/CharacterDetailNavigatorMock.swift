@testable import ChallengeCharacter

final class CharacterDetailNavigatorMock: CharacterDetailNavigatorContract {
    private(set) var navigateToGalleryIds: [Int] = []
    private(set) var navigateToEpisodeIds: [Int] = []
    private(set) var navigateToLocationIds: [Int] = []

    func navigateToGallery(id: Int) { navigateToGalleryIds.append(id) }
    func navigateToEpisode(id: Int) { navigateToEpisodeIds.append(id) }
    func navigateToLocation(id: Int) { navigateToLocationIds.append(id) }
}
