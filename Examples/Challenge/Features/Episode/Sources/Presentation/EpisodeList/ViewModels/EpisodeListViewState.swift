public import ChallengeKit

/// The list's progress.
public typealias EpisodeListViewState = LoadState<Page<Episode>>
