@testable import ChallengeCharacter

final class CharacterFilterNavigatorMock: CharacterFilterNavigatorContract {
    private(set) var applyFilterQueries: [CharacterQuery] = []

    func applyFilter(_ query: CharacterQuery) { applyFilterQueries.append(query) }
}
