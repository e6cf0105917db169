public import ChallengeKit

/// The picture's progress.
public typealias CharacterGalleryViewState = LoadState<Character>
