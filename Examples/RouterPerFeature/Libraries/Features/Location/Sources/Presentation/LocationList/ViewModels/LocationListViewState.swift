import ChallengeDomain

enum LocationListViewState: Equatable {
    case loading
    case loaded([Location])
    case failed(DomainError)
}
