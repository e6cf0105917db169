public import ChallengeKit

/// The loading state of an episode's details.
public typealias EpisodeDetailViewState = LoadState<EpisodeDetails>
