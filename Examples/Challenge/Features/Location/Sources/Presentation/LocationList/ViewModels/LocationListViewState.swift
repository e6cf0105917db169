public import ChallengeKit

/// The loading state of the list of locations.
public typealias LocationListViewState = LoadState<Page<Location>>
