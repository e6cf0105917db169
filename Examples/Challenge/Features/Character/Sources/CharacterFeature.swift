public import ChallengeKit
public import Waymark

#if canImport(SwiftUI)
public import SwiftUI
#endif

/// The characters feature: a list with search, pages and a filter, details, and pictures.
public struct CharacterFeature {
    private let container: CharacterContainer

    public init(client: any APIClient, tracker: any Tracker) {
        container = CharacterContainer(repository: CharacterRepository(client: client), tracker: tracker)
    }

    public var deepLinkHandler: CharacterDeepLinkHandler { CharacterDeepLinkHandler() }
}

#if canImport(SwiftUI)
extension CharacterFeature: Feature {
    public func mainScreen(navigator: any Navigator) -> AnyView {
        screen(for: .list(), navigator: navigator)
    }
    public func screen(for navigation: CharacterIncomingNavigation, navigator: any Navigator) -> AnyView {
        switch navigation {
        case .list(let name, let status, let page):
            AnyView(
                CharacterListView(
                    viewModel: container.makeCharacterListViewModel(
                        query: CharacterQuery(name: name, status: status, page: page), navigator: navigator)))
        case .filter(let name, let status):
            AnyView(
                CharacterFilterView(
                    viewModel: container.makeCharacterFilterViewModel(
                        query: CharacterQuery(name: name, status: status), navigator: navigator)))
        case .detail(let identifier):
            AnyView(
                CharacterDetailView(
                    viewModel: container.makeCharacterDetailViewModel(identifier: identifier, navigator: navigator)))
        case .gallery(let identifier):
            AnyView(
                CharacterGalleryView(
                    viewModel: container.makeCharacterGalleryViewModel(identifier: identifier, navigator: navigator)))
        }
    }
}
#endif
