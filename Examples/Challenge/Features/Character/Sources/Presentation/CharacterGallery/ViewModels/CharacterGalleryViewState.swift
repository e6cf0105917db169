public import ChallengeKit

/// The loading state of a character's picture.
public typealias CharacterGalleryViewState = LoadState<Character>
