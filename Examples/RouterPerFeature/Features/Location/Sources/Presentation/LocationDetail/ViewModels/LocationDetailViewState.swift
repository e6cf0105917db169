import ChallengeDomain

/// The state of a location's details.
enum LocationDetailViewState: Equatable {
    case loading
    case loaded(Location)
    case failed(DomainError)
}
