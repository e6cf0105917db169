public import ChallengeKit

/// The loading state of the list of characters.
public typealias CharacterListViewState = LoadState<Page<Character>>
