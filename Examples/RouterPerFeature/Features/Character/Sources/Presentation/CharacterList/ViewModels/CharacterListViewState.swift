import ChallengeDomain

/// The state of the list.
enum CharacterListViewState: Equatable {
    case loading
    case loaded([Character])
    case failed(DomainError)
}
