public import ChallengeKit

/// The list's progress.
public typealias LocationListViewState = LoadState<Page<Location>>
