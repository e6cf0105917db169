public import ChallengeKit

/// The state of the list.
public typealias EpisodeListViewState = LoadState<Page<Episode>>
