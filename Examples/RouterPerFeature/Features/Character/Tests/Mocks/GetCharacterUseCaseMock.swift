import ChallengeDomain

/// Finds a character among those that it is made with.
struct GetCharacterUseCaseMock: GetCharacterUseCaseContract {
    let characters: [Character]

    func execute(id: Int) async throws(DomainError) -> Character {
        guard let character = characters.first(where: { $0.id == id }) else { throw .notFound(id: id) }
        return character
    }
}
