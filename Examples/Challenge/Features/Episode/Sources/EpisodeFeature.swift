public import ChallengeKit
public import Waymark

#if canImport(SwiftUI)
public import SwiftUI
#endif

/// The episodes feature: a list with pages, and details with characters.
public struct EpisodeFeature {
    private let container: EpisodeContainer

    public init(client: any APIClient, tracker: any Tracker) {
        container = EpisodeContainer(repository: EpisodeRepository(client: client), tracker: tracker)
    }
}

#if canImport(SwiftUI)
extension EpisodeFeature: Feature {
    public func mainScreen(navigator: any Navigator) -> AnyView {
        screen(for: .list(), navigator: navigator)
    }
    public func screen(for navigation: EpisodeIncomingNavigation, navigator: any Navigator) -> AnyView {
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
#endif
