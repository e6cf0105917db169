@testable import ChallengeCharacter

final class CharacterListNavigatorMock: CharacterListNavigatorContract {
    private(set) var navigateToDetailIds: [Int] = []
    private(set) var navigateToFilterQueries: [CharacterQuery] = []
    private(set) var replaceListQueries: [CharacterQuery] = []

    func navigateToDetail(id: Int) { navigateToDetailIds.append(id) }
    func navigateToFilter(_ query: CharacterQuery) { navigateToFilterQueries.append(query) }
    func replaceList(with query: CharacterQuery) { replaceListQueries.append(query) }
}
