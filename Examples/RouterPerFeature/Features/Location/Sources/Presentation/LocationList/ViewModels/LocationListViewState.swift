import ChallengeDomain

/// The progress of loading the list.
enum LocationListViewState: Equatable {
    case loading
    case loaded([Location])
    case failed(DomainError)
}
