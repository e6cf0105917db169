import ChallengeDomain

/// The progress of loading one location.
enum LocationDetailViewState: Equatable {
    case loading
    case loaded(Location)
    case failed(DomainError)
}
