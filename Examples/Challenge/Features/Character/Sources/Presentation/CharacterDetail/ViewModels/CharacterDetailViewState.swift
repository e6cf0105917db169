public import ChallengeKit

/// The character's progress.
public typealias CharacterDetailViewState = LoadState<CharacterDetails>
