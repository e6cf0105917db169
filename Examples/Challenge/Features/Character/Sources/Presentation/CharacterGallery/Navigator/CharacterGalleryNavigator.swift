import ChallengeKit
import Waymark

struct CharacterGalleryNavigator: CharacterGalleryNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func replacePicture(id: Int) {
        navigator.perform(.replaceTop(with: CharacterIncomingNavigation.gallery(identifier: id)))
    }

    func goBack() {
        navigator.goBack()
    }
}
