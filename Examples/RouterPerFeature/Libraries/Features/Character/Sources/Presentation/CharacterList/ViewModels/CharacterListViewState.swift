import ChallengeDomain

enum CharacterListViewState: Equatable {
    case loading
    case loaded([Character])
    case failed(DomainError)
}
