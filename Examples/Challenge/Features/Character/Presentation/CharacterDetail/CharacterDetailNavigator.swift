import Waymark

/// Where a character leads.
public protocol CharacterDetailNavigatorContract {
    func openGallery(identifier: Int)
    func openEpisode(identifier: Int)
    func openLocation(identifier: Int)
}

struct CharacterDetailNavigator: CharacterDetailNavigatorContract {
    let navigator: any Navigator

    func openGallery(identifier: Int) {
        navigator.navigate(to: CharacterIncomingNavigation.gallery(identifier: identifier))
    }
    func openEpisode(identifier: Int) {
        navigator.navigate(to: CharacterOutgoingNavigation.episode(identifier: identifier))
    }
    func openLocation(identifier: Int) {
        navigator.navigate(to: CharacterOutgoingNavigation.location(identifier: identifier))
    }
}
