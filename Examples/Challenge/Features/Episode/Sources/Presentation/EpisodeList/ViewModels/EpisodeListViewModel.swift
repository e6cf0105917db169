public import ChallengeKit
public import Observation

/// The view model of a page of episodes.
@Observable public final class EpisodeListViewModel {
    public let number: Int
    public private(set) var state: EpisodeListViewState = .idle
    private let getEpisodesUseCase: any GetEpisodesUseCaseContract
    private let navigator: any EpisodeListNavigatorContract
    private let tracker: any EpisodeListTrackerContract

    init(
        page: Int, getEpisodesUseCase: any GetEpisodesUseCaseContract, navigator: any EpisodeListNavigatorContract,
        tracker: any EpisodeListTrackerContract
    ) {
        number = page
        self.getEpisodesUseCase = getEpisodesUseCase
        self.navigator = navigator
        self.tracker = tracker
    }

    public func load() async {
        state = .loading
        state = await .result { () throws(APIError) in try await getEpisodesUseCase.execute(page: number) }
        switch state {
        case .loaded: tracker.trackScreenViewed()
        case .failed: tracker.trackLoadFailed()
        case .idle, .loading: break
        }
    }
    public func didSelectItem(_ item: Episode) {
        tracker.trackEpisodeSelected(id: item.identifier)
        navigator.navigateToDetail(id: item.identifier)
    }
    public func didSelectPage(_ page: Int) {
        tracker.trackPageTurned()
        navigator.replacePage(with: page)
    }
}
