import ChallengeKit
import Testing

@testable import ChallengeCharacter

struct CharacterListViewModelTests {
    private let navigatorMock = CharacterListNavigatorMock()
    private let trackerMock = CharacterListTrackerMock()

    private func makeSUT(
        query: CharacterQuery = CharacterQuery(), error: APIError? = nil
    ) -> CharacterListViewModel {
        let page = Page(items: [Character.stub()], number: 1, count: 1, total: 1)
        let useCase = GetCharactersUseCaseMock(result: error.map { .failure($0) } ?? .success(page))
        return CharacterListViewModel(
            query: query, getCharactersUseCase: useCase, navigator: navigatorMock, tracker: trackerMock)
    }

    @Test
    func initialStateIsIdle() {
        guard case .idle = makeSUT().state else {
            Issue.record("the state isn't idle before loading")
            return
        }
    }

    @Test
    func loadShowsTheCharacters() async {
        // Given
        let sut = makeSUT()

        // When
        await sut.load()

        // Then
        #expect(sut.state.value?.items == [.stub()])
        #expect(trackerMock.trackScreenViewedCallCount == 1)
        #expect(trackerMock.trackLoadFailedCallCount == 0)
    }

    @Test(arguments: [APIError.unreachable, .timeout, .malformed, .status(500)])
    func loadShowsTheFailure(_ error: APIError) async {
        // Given
        let sut = makeSUT(error: error)

        // When
        await sut.load()

        // Then
        #expect(sut.state.error == error)
        #expect(trackerMock.trackLoadFailedCallCount == 1)
        #expect(trackerMock.trackScreenViewedCallCount == 0)
    }

    @Test
    func cancelledLoadStaysIdleAndTracksNothing() async {
        // Given
        let sut = makeSUT(error: .cancelled)

        // When
        await sut.load()

        // Then
        guard case .idle = sut.state else {
            Issue.record("the state isn't idle, so the next appearance won't load")
            return
        }
        #expect(trackerMock.trackLoadFailedCallCount == 0)
        #expect(trackerMock.trackScreenViewedCallCount == 0)
    }

    @Test
    func didSelectItemNavigatesToDetail() {
        // When
        makeSUT().didSelectItem(.stub(identifier: 42))

        // Then
        #expect(navigatorMock.navigateToDetailIds == [42])
        #expect(trackerMock.trackCharacterSelectedIds == [42])
    }

    @Test
    func didTapFilterNavigatesToFilterWithTheQuery() {
        // Given
        let query = CharacterQuery(name: "rick", status: .alive)

        // When
        makeSUT(query: query).didTapFilter()

        // Then
        #expect(navigatorMock.navigateToFilterQueries == [query])
        #expect(trackerMock.trackFilterOpenedCallCount == 1)
    }

    @Test
    func didSelectPageKeepsNameAndStatus() {
        // Given
        let sut = makeSUT(query: CharacterQuery(name: "rick", status: .alive, page: 3))

        // When
        sut.didSelectPage(2)
        sut.didSelectPage(1)

        // Then
        #expect(
            navigatorMock.replaceListQueries == [
                CharacterQuery(name: "rick", status: .alive, page: 2), CharacterQuery(name: "rick", status: .alive),
            ])
        #expect(trackerMock.trackPageTurnedCallCount == 2)
    }

    @Test
    func didSearchKeepsTheStatus() {
        // Given
        let sut = makeSUT(query: CharacterQuery(name: "rick", status: .alive, page: 3))

        // When
        let isAccepted = sut.didSearch(" morty  smith ")

        // Then
        #expect(isAccepted)
        #expect(navigatorMock.replaceListQueries == [CharacterQuery(name: "morty smith", status: .alive)])
        #expect(trackerMock.trackSearchedCallCount == 1)
    }

    @Test(arguments: ["a\nb", String(repeating: "x", count: 257)])
    func didSearchRefusesATextThatNoLinkCouldCarry(_ text: String) {
        // When
        let isAccepted = makeSUT().didSearch(text)

        // Then
        #expect(!isAccepted)
        #expect(navigatorMock.replaceListQueries.isEmpty)
        #expect(trackerMock.trackSearchedCallCount == 0)
    }

    @Test
    func didClearFilterKeepsTheName() {
        // When
        makeSUT(query: CharacterQuery(name: "rick", status: .alive, page: 3)).didClearFilter()

        // Then
        #expect(navigatorMock.replaceListQueries == [CharacterQuery(name: "rick")])
    }
}
