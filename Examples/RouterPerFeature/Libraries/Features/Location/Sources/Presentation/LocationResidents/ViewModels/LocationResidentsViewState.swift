import ChallengeDomain

enum LocationResidentsViewState: Equatable {
    case loading
    case loaded([Character])
    case failed(DomainError)
}
