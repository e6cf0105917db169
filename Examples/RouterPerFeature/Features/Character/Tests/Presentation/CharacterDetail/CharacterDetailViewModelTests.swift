import ChallengeDomain
import Testing

@testable import RouterPerFeatureCharacter

@MainActor
struct CharacterDetailViewModelTests {
    @Test
    func loadAsksForItsCharacter() async {
        // Given
        let getCharacter = GetCharacterUseCaseMock(result: .success(.stub(id: 7)))
        let sut = CharacterDetailViewModel(id: 7, getCharacter: getCharacter)

        // When
        await sut.load()

        // Then
        #expect(getCharacter.executeIds == [7])
    }

    @Test
    func loadShowsTheCharacter() async {
        // Given
        let getCharacter = GetCharacterUseCaseMock(result: .success(.stub(id: 7)))
        let sut = CharacterDetailViewModel(id: 7, getCharacter: getCharacter)

        // When
        await sut.load()

        // Then
        #expect(sut.state == .loaded(.stub(id: 7)))
    }

    @Test
    func loadShowsTheFailure() async {
        // Given
        let getCharacter = GetCharacterUseCaseMock(result: .failure(.notFound(id: 7)))
        let sut = CharacterDetailViewModel(id: 7, getCharacter: getCharacter)

        // When
        await sut.load()

        // Then
        #expect(sut.state == .failed(.notFound(id: 7)))
    }
}
