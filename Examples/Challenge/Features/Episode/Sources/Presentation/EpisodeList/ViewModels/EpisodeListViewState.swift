public import ChallengeKit

/// The loading state of the list of episodes.
public typealias EpisodeListViewState = LoadState<Page<Episode>>
