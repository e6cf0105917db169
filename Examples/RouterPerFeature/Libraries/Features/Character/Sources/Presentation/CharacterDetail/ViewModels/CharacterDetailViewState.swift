import ChallengeDomain

enum CharacterDetailViewState: Equatable {
    case loading
    case loaded(Character)
    case failed(DomainError)
}
