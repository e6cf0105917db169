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

    func makeEpisodeListViewModel(page: Int, navigator: any Navigator) -> EpisodeListViewModel {
        EpisodeListViewModel(
            page: page, getEpisodesUseCase: GetEpisodesUseCase(repository: repository),
            navigator: EpisodeListNavigator(navigator: navigator), tracker: EpisodeListTracker(tracker: tracker))
    }
    /// Returns the preparation that loads an episode's details ahead of their screen; nil for other screens.
    func makePreparation(for navigation: EpisodeIncomingNavigation) -> Preparation? {
        switch navigation {
        case .detail(let identifier):
            let getUseCase = GetEpisodeUseCase(repository: repository)
            return Preparation { try await getUseCase.execute(identifier: identifier) }
        case .list: return nil
        }
    }
    func makeEpisodeDetailViewModel(identifier: Int, navigator: any Navigator) -> EpisodeDetailViewModel {
        EpisodeDetailViewModel(
            identifier: identifier,
            getEpisodeUseCase: PreparedGetEpisodeUseCase(
                prepared: navigator.prepared(
                    for: EpisodeIncomingNavigation.detail(identifier: identifier), as: EpisodeDetails.self),
                getUseCase: GetEpisodeUseCase(repository: repository)),
            navigator: EpisodeDetailNavigator(navigator: navigator), tracker: EpisodeDetailTracker(tracker: tracker))
    }
}
