import ChallengeKit
import Waymark

/// A container that creates the feature's view models, each with its screen's navigator and tracker.
struct EpisodeContainer {
    private let repository: any EpisodeRepositoryContract
    private let tracker: any Tracker

    init(repository: any EpisodeRepositoryContract, tracker: any Tracker) {
        self.repository = repository
        self.tracker = tracker
    }

    func makeEpisodeListViewModel(page: Int, navigator: any NavigatorContract) -> EpisodeListViewModel {
        EpisodeListViewModel(
            page: page, getEpisodesUseCase: GetEpisodesUseCase(repository: repository),
            navigator: EpisodeListNavigator(navigator: navigator), tracker: EpisodeListTracker(tracker: tracker))
    }
    func makeEpisodeDetailViewModel(identifier: Int, navigator: any NavigatorContract) -> EpisodeDetailViewModel {
        EpisodeDetailViewModel(
            identifier: identifier,
            getEpisodeUseCase: GetEpisodeUseCase(repository: repository),
            navigator: EpisodeDetailNavigator(navigator: navigator), tracker: EpisodeDetailTracker(tracker: tracker))
    }
}
