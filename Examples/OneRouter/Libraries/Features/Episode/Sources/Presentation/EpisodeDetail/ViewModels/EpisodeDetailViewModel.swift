public import ChallengeDomain
public import Observation

/// The view model of an episode's screen.
@Observable public final class EpisodeDetailViewModel: EpisodeDetailViewModelContract {
    public private(set) var state: EpisodeDetailViewState = .idle

    private let identifier: Int
    private let getEpisodeUseCase: any GetEpisodeUseCaseContract
    private let getCharactersUseCase: any GetCharactersUseCaseContract

    // MARK: - Navigation actions

    public var onBack: (() -> Void)?
    public var onSelectCharacter: ((Int) -> Void)?

    init(
        identifier: Int, getEpisodeUseCase: any GetEpisodeUseCaseContract,
        getCharactersUseCase: any GetCharactersUseCaseContract
    ) {
        self.identifier = identifier
        self.getEpisodeUseCase = getEpisodeUseCase
        self.getCharactersUseCase = getCharactersUseCase
    }

    /// Loads the episode and its cast once. Later calls do nothing, even if loading failed.
    public func load() async {
        guard state == .idle else { return }
        state = .loading
        do {
            let episode = try await getEpisodeUseCase.execute(id: identifier)
            let characters = try await getCharactersUseCase.execute()
            state = .loaded(episode, cast: characters.filter { $0.episodes.contains(episode.id) })
        } catch { state = .failed(error) }
    }

    public func didTapOnBack() { onBack?() }
    public func didSelect(_ character: Character) { onSelectCharacter?(character.id) }
}
