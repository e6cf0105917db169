public import ChallengeKit

/// The state of the featured characters.
public typealias HomeViewState = LoadState<[FeaturedCharacter]>
