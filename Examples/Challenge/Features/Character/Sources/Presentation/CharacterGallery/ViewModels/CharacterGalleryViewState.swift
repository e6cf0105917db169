public import ChallengeKit

/// The state of the picture.
public typealias CharacterGalleryViewState = LoadState<Character>
