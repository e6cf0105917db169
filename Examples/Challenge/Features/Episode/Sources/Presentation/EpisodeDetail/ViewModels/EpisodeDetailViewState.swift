public import ChallengeKit

/// The state of the details.
public typealias EpisodeDetailViewState = LoadState<EpisodeDetails>
