public import ChallengeKit
public import SwiftUI
public import Waymark

/// The characters feature: a list with search, pages and a filter, details, and pictures.
public struct CharacterFeature: FeatureContract {
    public typealias Incoming = CharacterIncomingNavigation
    private let container: CharacterContainer

    public init(httpClient: any HTTPClientContract, tracker: any Tracker) {
        container = CharacterContainer(repository: CharacterRepository(client: httpClient), tracker: tracker)
    }

    public var deepLinkHandler: some DeepLinkHandlerContract<CharacterIncomingNavigation> {
        CharacterDeepLinkHandler()
    }

    public func makeMainView(navigator: any NavigatorContract) -> AnyView {
        resolve(.list(), navigator: navigator)
    }
    public func resolve(_ navigation: CharacterIncomingNavigation, navigator: any NavigatorContract) -> AnyView {
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
