public import ChallengeKit
public import Observation

/// The view model of an episode's details, with its characters.
@Observable public final class EpisodeDetailViewModel {
    public let identifier: Int
    public private(set) var state: EpisodeDetailViewState = .idle
    private let getEpisodeUseCase: any GetEpisodeUseCaseContract
    private let navigator: any EpisodeDetailNavigatorContract
    private let tracker: any EpisodeDetailTrackerContract

    init(
        identifier: Int, getEpisodeUseCase: any GetEpisodeUseCaseContract,
        navigator: any EpisodeDetailNavigatorContract,
        tracker: any EpisodeDetailTrackerContract
    ) {
        self.identifier = identifier
        self.getEpisodeUseCase = getEpisodeUseCase
        self.navigator = navigator
        self.tracker = tracker
    }

    public func load() async {
        state = .loading
        state = await .result { () throws(APIError) in try await getEpisodeUseCase.execute(identifier: identifier) }
        switch state {
        case .loaded: tracker.trackScreenViewed()
        case .failed: tracker.trackLoadFailed()
        case .idle, .loading: break
        }
    }
    public func didSelectCharacter(_ character: EpisodeCharacter) {
        tracker.trackCharacterSelected(id: character.identifier)
        navigator.navigateToCharacter(id: character.identifier)
    }
}
