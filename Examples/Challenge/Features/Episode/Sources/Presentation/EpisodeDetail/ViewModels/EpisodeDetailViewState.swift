public import ChallengeKit

/// The episode's progress.
public typealias EpisodeDetailViewState = LoadState<EpisodeDetails>
