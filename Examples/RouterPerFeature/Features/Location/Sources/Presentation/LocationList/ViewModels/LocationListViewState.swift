import ChallengeDomain

/// The loading state of the list of locations.
enum LocationListViewState: Equatable {
    case loading
    case loaded([Location])
    case failed(DomainError)
}
