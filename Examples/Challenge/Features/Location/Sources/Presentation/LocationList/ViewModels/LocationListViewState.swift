public import ChallengeKit

/// The state of the list.
public typealias LocationListViewState = LoadState<Page<Location>>
