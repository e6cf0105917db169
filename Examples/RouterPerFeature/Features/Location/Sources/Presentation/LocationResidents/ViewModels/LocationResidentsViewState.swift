import ChallengeDomain

/// The loading state of a location's residents.
enum LocationResidentsViewState: Equatable {
    case loading
    case loaded([Character])
    case failed(DomainError)
}
