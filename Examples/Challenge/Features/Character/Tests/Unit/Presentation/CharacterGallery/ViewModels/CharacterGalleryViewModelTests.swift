import ChallengeKit
import Testing

@testable import ChallengeCharacter

struct CharacterGalleryViewModelTests {
    private let navigatorMock = CharacterGalleryNavigatorMock()
    private let trackerMock = CharacterGalleryTrackerMock()

    private func makeSUT(identifier: Int = 2, error: APIError? = nil) -> CharacterGalleryViewModel {
        let details = CharacterDetails(character: .stub(identifier: identifier), appearances: [])
        let useCase = GetCharacterUseCaseMock(result: error.map { .failure($0) } ?? .success(details))
        return CharacterGalleryViewModel(
            identifier: identifier, getCharacterUseCase: useCase, navigator: navigatorMock, tracker: trackerMock)
    }

    @Test
    func initialStateIsIdle() {
        guard case .idle = makeSUT().state else {
            Issue.record("the state isn't idle before loading")
            return
        }
    }

    @Test
    func loadShowsTheCharacter() async {
        // Given
        let sut = makeSUT()

        // When
        await sut.load()

        // Then
        #expect(sut.state.value?.identifier == 2)
        #expect(trackerMock.trackScreenViewedCallCount == 1)
        #expect(trackerMock.trackLoadFailedCallCount == 0)
    }

    @Test
    func loadShowsTheFailure() async {
        // Given
        let sut = makeSUT(error: .timeout)

        // When
        await sut.load()

        // Then
        #expect(sut.state.error == .timeout)
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
    func didTapPreviousAndNextTurnToTheNeighbors() {
        // Given
        let sut = makeSUT(identifier: 2)

        // When
        sut.didTapPrevious()
        sut.didTapNext()

        // Then
        #expect(navigatorMock.replacePictureIds == [1, 3])
        #expect(trackerMock.trackPictureTurnedCallCount == 2)
    }

    @Test
    func firstPictureHasNoneBefore() {
        #expect(!makeSUT(identifier: 1).hasPrevious)
        #expect(makeSUT(identifier: 2).hasPrevious)
    }

    @Test
    func lastNumberHasNoneBehind() {
        // Given
        let sut = makeSUT(identifier: .max)

        // When
        sut.didTapNext()

        // Then
        #expect(!sut.hasNext)
        #expect(navigatorMock.replacePictureIds.isEmpty)
    }

    @Test
    func didTapOnBackGoesBack() {
        // When
        makeSUT().didTapOnBack()

        // Then
        #expect(navigatorMock.goBackCallCount == 1)
    }
}
