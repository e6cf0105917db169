public import ChallengeKit

/// The state of the details.
public typealias CharacterDetailViewState = LoadState<CharacterDetails>
