import ChallengeDomain

/// The progress of loading one character.
enum CharacterDetailViewState: Equatable {
    case loading
    case loaded(Character)
    case failed(DomainError)
}
