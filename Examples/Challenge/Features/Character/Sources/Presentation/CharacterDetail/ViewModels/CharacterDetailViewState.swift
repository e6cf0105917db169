public import ChallengeKit

/// The loading state of a character's details.
public typealias CharacterDetailViewState = LoadState<CharacterDetails>
