import ChallengeDomain
import Testing
import Waymark

@testable import RouterPerFeatureCharacter

@MainActor
struct CharacterListViewModelTests {
    private let router = CharacterRouter()

    private func makeSUT(
        result: Result<[Character], DomainError> = .success([]), status: CharacterStatus? = nil
    ) -> CharacterListViewModel {
        CharacterListViewModel(
            getCharacters: GetCharactersUseCaseMock(result: result), settings: CharacterSettings(status: status),
            router: router)
    }

    @Test
    func loadShowsTheCharacters() async {
        // Given
        let sut = makeSUT(result: .success([.stub()]))

        // When
        await sut.load()

        // Then
        #expect(sut.state == .loaded([.stub()]))
    }

    @Test
    func loadShowsTheFailure() async {
        // Given
        let sut = makeSUT(result: .failure(.notFound(id: 1)))

        // When
        await sut.load()

        // Then
        #expect(sut.state == .failed(.notFound(id: 1)))
    }

    @Test
    func filteredKeepsTheChosenStatus() {
        // Given
        let sut = makeSUT(status: .dead)

        // When
        let characters = sut.filtered([.stub(id: 1, status: .alive), .stub(id: 2, status: .dead)])

        // Then
        #expect(characters.map(\.id) == [2])
    }

    @Test
    func filteredKeepsAllWithoutAChoice() {
        // Given
        let sut = makeSUT()

        // When
        let characters = sut.filtered([.stub(id: 1, status: .alive), .stub(id: 2, status: .dead)])

        // Then
        #expect(characters.map(\.id) == [1, 2])
    }

    @Test
    func didSelectItemNavigatesToDetail() {
        // Given
        let sut = makeSUT()

        // When
        sut.didSelectItem(.stub(id: 7))

        // Then
        #expect(router.path == [.detail(id: 7)])
    }

    @Test
    func didTapSettingsNavigatesToSettings() {
        // Given
        let sut = makeSUT()

        // When
        sut.didTapSettings()

        // Then
        #expect(router.path == [.settings])
    }
}
