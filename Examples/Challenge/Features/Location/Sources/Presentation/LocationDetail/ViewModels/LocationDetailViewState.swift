public import ChallengeKit

/// The loading state of a location's details.
public typealias LocationDetailViewState = LoadState<LocationDetails>
