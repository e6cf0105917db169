import ChallengeDomain

enum LocationDetailViewState: Equatable {
    case loading
    case loaded(Location)
    case failed(DomainError)
}
