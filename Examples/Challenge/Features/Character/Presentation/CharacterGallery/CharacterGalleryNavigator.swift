import Waymark

/// Where the picture of a character leads.
public protocol CharacterGalleryNavigatorContract {
    func showPicture(identifier: Int)
}

struct CharacterGalleryNavigator: CharacterGalleryNavigatorContract {
    let navigator: any Navigator

    func showPicture(identifier: Int) {
        navigator.perform(.replaceTop(with: CharacterIncomingNavigation.gallery(identifier: identifier)))
    }
}
