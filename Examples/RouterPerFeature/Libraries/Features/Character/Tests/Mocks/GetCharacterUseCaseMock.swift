import ChallengeDomain

/// A use case that finds the character in a fixed list.
struct GetCharacterUseCaseMock: GetCharacterUseCaseContract {
    let characters: [Character]

    func execute(id: Int) async throws(DomainError) -> Character {
        guard let character = characters.first(where: { $0.id == id }) else { throw .notFound(id: id) }
        return character
    }
}
