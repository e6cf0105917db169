import ChallengeDomain

/// The state of the residents.
enum LocationResidentsViewState: Equatable {
    case loading
    case loaded([Character])
    case failed(DomainError)
}
