public import ChallengeKit

/// The location's progress.
public typealias LocationDetailViewState = LoadState<LocationDetails>
