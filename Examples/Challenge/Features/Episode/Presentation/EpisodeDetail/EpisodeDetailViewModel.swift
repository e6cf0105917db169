public import ChallengeKit
public import Observation

/// An episode of the show and its characters.
@Observable public final class EpisodeDetailViewModel {
    public struct Content {
        public let episode: Episode
        public let characters: [EpisodeCharacter]
    }
    public let identifier: Int
    public private(set) var state = LoadState<Content>.loading
    private let getEpisode: GetEpisode
    private let navigator: any EpisodeDetailNavigatorContract
    private let tracker: any ScreenTrackerContract<EpisodeDetailEvent>

    init(
        identifier: Int, getEpisode: GetEpisode, navigator: any EpisodeDetailNavigatorContract,
        tracker: any ScreenTrackerContract<EpisodeDetailEvent>
    ) {
        self.identifier = identifier
        self.getEpisode = getEpisode
        self.navigator = navigator
        self.tracker = tracker
    }

    public func load() async {
        state = await .result { () throws(APIError) in
            let answer = try await getEpisode(identifier: identifier)
            return Content(episode: answer.episode, characters: answer.characters)
        }
        tracker.track(state.error == nil ? .shown : .failed)
    }
    public func didSelect(_ character: EpisodeCharacter) {
        tracker.track(.selectedCharacter)
        navigator.openCharacter(identifier: character.identifier)
    }
}
