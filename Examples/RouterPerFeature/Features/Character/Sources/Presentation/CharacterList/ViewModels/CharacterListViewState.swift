import ChallengeDomain

/// The loading state of the list of characters.
enum CharacterListViewState: Equatable {
    case loading
    case loaded([Character])
    case failed(DomainError)
}
