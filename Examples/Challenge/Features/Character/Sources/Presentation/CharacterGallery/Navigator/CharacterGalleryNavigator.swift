import Waymark

struct CharacterGalleryNavigator: CharacterGalleryNavigatorContract {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func replacePicture(id: Int) {
        navigator.perform(.replaceTop(with: CharacterIncomingNavigation.gallery(identifier: id)))
    }

    func goBack() {
        navigator.goBack()
    }
}
