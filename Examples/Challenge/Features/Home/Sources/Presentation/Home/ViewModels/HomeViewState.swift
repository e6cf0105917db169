public import ChallengeKit

/// The loading state of the featured characters.
public typealias HomeViewState = LoadState<[FeaturedCharacter]>
