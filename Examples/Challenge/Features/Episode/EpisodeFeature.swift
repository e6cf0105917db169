public import ChallengeKit
public import Waymark

/// Episodes: a list with pages, and one with its characters.
public struct EpisodeFeature<Screen>: Feature {
    private let container: EpisodeContainer
    private let screens: EpisodeScreens<Screen>

    public init(client: any APIClient, tracker: any Tracker, screens: EpisodeScreens<Screen>) {
        container = EpisodeContainer(repository: EpisodeDataRepository(client: client), tracker: tracker)
        self.screens = screens
    }

    public func mainScreen(navigator: any Navigator) -> Screen {
        screen(for: .list(), navigator: navigator)
    }
    public func screen(for navigation: EpisodeIncomingNavigation, navigator: any Navigator) -> Screen {
        switch navigation {
        case .list(let page): screens.list(container.makeListViewModel(page: page ?? 1, navigator: navigator))
        case .detail(let identifier):
            screens.detail(container.makeDetailViewModel(identifier: identifier, navigator: navigator))
        }
    }
}

/// The feature's screens for one host.
public struct EpisodeScreens<Screen> {
    public var list: (EpisodeListViewModel) -> Screen
    public var detail: (EpisodeDetailViewModel) -> Screen

    public init(
        list: @escaping (EpisodeListViewModel) -> Screen, detail: @escaping (EpisodeDetailViewModel) -> Screen
    ) {
        self.list = list
        self.detail = detail
    }
}

/// Builds the view models from what the feature was made with, and the navigator of their screen.
struct EpisodeContainer {
    let repository: any EpisodeRepository
    let tracker: any Tracker

    func makeListViewModel(page: Int, navigator: any Navigator) -> EpisodeListViewModel {
        EpisodeListViewModel(
            page: page, getEpisodes: GetEpisodes(repository: repository),
            navigator: EpisodeListNavigator(navigator: navigator), tracker: ScreenTracker(tracker))
    }
    func makeDetailViewModel(identifier: Int, navigator: any Navigator) -> EpisodeDetailViewModel {
        EpisodeDetailViewModel(
            identifier: identifier, getEpisode: GetEpisode(repository: repository),
            navigator: EpisodeDetailNavigator(navigator: navigator), tracker: ScreenTracker(tracker))
    }
}
