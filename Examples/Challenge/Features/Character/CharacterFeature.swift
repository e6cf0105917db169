public import ChallengeKit
public import Waymark

/// Characters: a list with search, pages and a filter; a character; its picture.
public struct CharacterFeature<Screen>: Feature {
    private let container: CharacterContainer
    private let screens: CharacterScreens<Screen>

    public init(client: any APIClient, tracker: any Tracker, screens: CharacterScreens<Screen>) {
        container = CharacterContainer(repository: CharacterDataRepository(client: client), tracker: tracker)
        self.screens = screens
    }

    public func mainScreen(navigator: any Navigator) -> Screen {
        screen(for: .list(), navigator: navigator)
    }
    public func screen(for navigation: CharacterIncomingNavigation, navigator: any Navigator) -> Screen {
        switch navigation {
        case .list(let name, let status, let page):
            let query = CharacterQuery(name: name, status: status, page: page)
            return screens.list(container.makeListViewModel(query, navigator: navigator))
        case .filter(let name, let status):
            let query = CharacterQuery(name: name, status: status)
            return screens.filter(container.makeFilterViewModel(query, navigator: navigator))
        case .detail(let identifier):
            return screens.detail(container.makeDetailViewModel(identifier: identifier, navigator: navigator))
        case .gallery(let identifier):
            return screens.gallery(container.makeGalleryViewModel(identifier: identifier, navigator: navigator))
        }
    }
}

/// The feature's screens for one host.
public struct CharacterScreens<Screen> {
    public var list: (CharacterListViewModel) -> Screen
    public var filter: (CharacterFilterViewModel) -> Screen
    public var detail: (CharacterDetailViewModel) -> Screen
    public var gallery: (CharacterGalleryViewModel) -> Screen

    public init(
        list: @escaping (CharacterListViewModel) -> Screen, filter: @escaping (CharacterFilterViewModel) -> Screen,
        detail: @escaping (CharacterDetailViewModel) -> Screen,
        gallery: @escaping (CharacterGalleryViewModel) -> Screen
    ) {
        self.list = list
        self.filter = filter
        self.detail = detail
        self.gallery = gallery
    }
}
