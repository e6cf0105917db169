public import ChallengeDomain

/// The state of a character's pictures.
nonisolated public enum ImageGalleryViewState: Hashable, Sendable {
    case idle
    case loading
    case loaded(Character)
    case failed(DomainError)
}
