import ChallengeDomain
import Testing

@testable import RouterPerFeatureCharacter

@MainActor
struct CharacterDetailViewModelTests {
    private let getCharacter = GetCharacterUseCaseMock(characters: [.stub(id: 1), .stub(id: 7)])

    @Test
    func loadShowsTheCharacterWithItsIdentifier() async {
        // Given
        let sut = CharacterDetailViewModel(id: 7, getCharacter: getCharacter)

        // When
        await sut.load()

        // Then
        #expect(sut.state == .loaded(.stub(id: 7)))
    }

    @Test
    func loadShowsTheFailure() async {
        // Given
        let sut = CharacterDetailViewModel(id: 8, getCharacter: getCharacter)

        // When
        await sut.load()

        // Then
        #expect(sut.state == .failed(.notFound(id: 8)))
    }
}
