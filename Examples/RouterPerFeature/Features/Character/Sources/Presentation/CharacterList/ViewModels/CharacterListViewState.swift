import ChallengeDomain

/// The progress of loading the list.
enum CharacterListViewState: Equatable {
    case loading
    case loaded([Character])
    case failed(DomainError)
}
