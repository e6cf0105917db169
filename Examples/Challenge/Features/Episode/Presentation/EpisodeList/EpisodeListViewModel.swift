public import ChallengeKit
public import Observation

/// A page of episodes.
@Observable public final class EpisodeListViewModel {
    public let number: Int
    public private(set) var state = LoadState<Page<Episode>>.loading
    private let getEpisodes: GetEpisodes
    private let navigator: any EpisodeListNavigatorContract
    private let tracker: any ScreenTrackerContract<EpisodeListEvent>

    init(
        page: Int, getEpisodes: GetEpisodes, navigator: any EpisodeListNavigatorContract,
        tracker: any ScreenTrackerContract<EpisodeListEvent>
    ) {
        number = page
        self.getEpisodes = getEpisodes
        self.navigator = navigator
        self.tracker = tracker
    }

    public func load() async {
        state = await .result { () throws(APIError) in try await getEpisodes(page: number) }
        tracker.track(state.error == nil ? .shown : .failed)
    }
    public func didSelect(_ episode: Episode) {
        tracker.track(.selectedEpisode)
        navigator.openEpisode(identifier: episode.identifier)
    }
    public func didSelectPage(_ page: Int) {
        tracker.track(.turnedPage)
        navigator.showPage(page)
    }
}
