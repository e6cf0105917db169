public import ChallengeKit

/// The state of the list.
public typealias CharacterListViewState = LoadState<Page<Character>>
