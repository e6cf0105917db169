public import ChallengeKit

/// The state of the details.
public typealias LocationDetailViewState = LoadState<LocationDetails>
