import ChallengeDomain

/// The progress of loading the residents.
enum LocationResidentsViewState: Equatable {
    case loading
    case loaded([Character])
    case failed(DomainError)
}
