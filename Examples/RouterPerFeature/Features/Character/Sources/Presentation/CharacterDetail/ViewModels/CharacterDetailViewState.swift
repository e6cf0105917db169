import ChallengeDomain

/// The state of a character's details.
enum CharacterDetailViewState: Equatable {
    case loading
    case loaded(Character)
    case failed(DomainError)
}
