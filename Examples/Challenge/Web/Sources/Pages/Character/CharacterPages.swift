import ChallengeCharacter
import Waymark
import WaymarkWeb

/// The characters feature, with web pages as its screens.
struct CharacterPages: Feature {
    let container: CharacterContainer
    var deepLinkHandler: CharacterDeepLinkHandler { CharacterDeepLinkHandler() }

    func mainScreen(navigator: any Navigator) -> WebPage {
        screen(for: .list(), navigator: navigator)
    }
    func prepare(for navigation: CharacterIncomingNavigation) -> Preparation? {
        container.makePreparation(for: navigation)
    }
    func screen(for navigation: CharacterIncomingNavigation, navigator: any Navigator) -> WebPage {
        switch navigation {
        case .list(let name, let status, let page):
            container.makeCharacterListViewModel(
                query: CharacterQuery(name: name, status: status, page: page), navigator: navigator
            ).page
        case .filter(let name, let status):
            container.makeCharacterFilterViewModel(
                query: CharacterQuery(name: name, status: status), navigator: navigator
            ).page
        case .detail(let identifier):
            container.makeCharacterDetailViewModel(identifier: identifier, navigator: navigator).page
        case .gallery(let identifier):
            container.makeCharacterGalleryViewModel(identifier: identifier, navigator: navigator).page
        }
    }
}
