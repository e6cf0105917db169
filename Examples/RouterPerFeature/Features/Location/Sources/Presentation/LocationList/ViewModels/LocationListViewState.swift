import ChallengeDomain

/// The state of the list.
enum LocationListViewState: Equatable {
    case loading
    case loaded([Location])
    case failed(DomainError)
}
