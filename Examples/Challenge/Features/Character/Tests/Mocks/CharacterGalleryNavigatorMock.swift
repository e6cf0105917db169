@testable import ChallengeCharacter

final class CharacterGalleryNavigatorMock: CharacterGalleryNavigatorContract {
    private(set) var replacePictureIds: [Int] = []
    private(set) var goBackCallCount = 0

    func replacePicture(id: Int) { replacePictureIds.append(id) }
    func goBack() { goBackCallCount += 1 }
}
