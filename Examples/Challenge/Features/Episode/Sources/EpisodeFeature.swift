public import ChallengeKit
public import SwiftUI
public import Waymark

/// The episodes feature: a list with pages, and details with characters.
public struct EpisodeFeature: FeatureContract {
    private let container: EpisodeContainer

    public init(httpClient: any HTTPClientContract, tracker: any Tracker) {
        container = EpisodeContainer(repository: EpisodeRepository(client: httpClient), tracker: tracker)
    }

    public func makeMainView(navigator: any NavigatorContract) -> AnyView {
        resolve(.list(), navigator: navigator)
    }
    public func resolve(_ navigation: EpisodeIncomingNavigation, navigator: any NavigatorContract) -> AnyView {
        switch navigation {
        case .list(let page):
            AnyView(
                EpisodeListView(viewModel: container.makeEpisodeListViewModel(page: page ?? 1, navigator: navigator)))
        case .detail(let identifier):
            AnyView(
                EpisodeDetailView(
                    viewModel: container.makeEpisodeDetailViewModel(identifier: identifier, navigator: navigator)))
        }
    }
}
