import ChallengeDomain

/// Answers with a fixed result, and keeps the identifiers that it was asked for.
final class GetCharacterUseCaseMock: GetCharacterUseCaseContract {
    private let result: Result<Character, DomainError>
    private(set) var executeIds: [Int] = []

    init(result: Result<Character, DomainError>) { self.result = result }

    func execute(id: Int) async throws(DomainError) -> Character {
        executeIds.append(id)
        return try result.get()
    }
}
