public import ChallengeDomain
public import Observation

/// The view model of the list of episodes.
@Observable public final class EpisodeListViewModel: EpisodeListViewModelContract {
    public private(set) var state: EpisodeListViewState = .idle

    private let getEpisodesUseCase: any GetEpisodesUseCaseContract

    // MARK: - Navigation actions

    public var onSelectEpisode: ((Int) -> Void)?

    init(getEpisodesUseCase: any GetEpisodesUseCaseContract) { self.getEpisodesUseCase = getEpisodesUseCase }

    /// Loads the episodes once. Later calls do nothing, even if loading failed.
    public func load() async {
        guard state == .idle else { return }
        state = .loading
        do { state = .loaded(try await getEpisodesUseCase.execute()) } catch { state = .failed(error) }
    }

    public func didSelect(_ episode: Episode) { onSelectEpisode?(episode.id) }
}
