public import ChallengeKit

/// The progress of loading the featured characters.
public typealias HomeViewState = LoadState<[FeaturedCharacter]>
