public import ChallengeKit

/// The list's progress.
public typealias CharacterListViewState = LoadState<Page<Character>>
