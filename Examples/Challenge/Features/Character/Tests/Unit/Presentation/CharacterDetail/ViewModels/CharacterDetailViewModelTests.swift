import ChallengeKit
import Testing

@testable import ChallengeCharacter

struct CharacterDetailViewModelTests {
    private let navigatorMock = CharacterDetailNavigatorMock()
    private let trackerMock = CharacterDetailTrackerMock()

    private func makeSUT(error: APIError? = nil) -> CharacterDetailViewModel {
        let details = CharacterDetails(character: .stub(identifier: 7), appearances: [.stub(identifier: 2)])
        let useCase = GetCharacterUseCaseMock(result: error.map { .failure($0) } ?? .success(details))
        return CharacterDetailViewModel(
            identifier: 7, getCharacterUseCase: useCase, navigator: navigatorMock, tracker: trackerMock)
    }

    @Test
    func initialStateIsIdle() {
        guard case .idle = makeSUT().state else {
            Issue.record("the state isn't idle before loading")
            return
        }
    }

    @Test
    func loadShowsTheCharacterAndItsAppearances() async {
        // Given
        let sut = makeSUT()

        // When
        await sut.load()

        // Then
        #expect(sut.state.value?.character.identifier == 7)
        #expect(sut.state.value?.appearances.map(\.identifier) == [2])
        #expect(trackerMock.trackScreenViewedCallCount == 1)
        #expect(trackerMock.trackLoadFailedCallCount == 0)
    }

    @Test
    func loadShowsTheFailure() async {
        // Given
        let sut = makeSUT(error: .notFound)

        // When
        await sut.load()

        // Then
        #expect(sut.state.error == .notFound)
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
    func didTapPictureNavigatesToGallery() {
        // When
        makeSUT().didTapPicture()

        // Then
        #expect(navigatorMock.navigateToGalleryIds == [7])
        #expect(trackerMock.trackGalleryOpenedCallCount == 1)
    }

    @Test
    func didSelectEpisodeNavigatesToEpisode() {
        // When
        makeSUT().didSelectEpisode(.stub(identifier: 42))

        // Then
        #expect(navigatorMock.navigateToEpisodeIds == [42])
        #expect(trackerMock.trackEpisodeSelectedIds == [42])
    }

    @Test
    func didSelectLocationNavigatesToLocation() {
        // When
        makeSUT().didSelectLocation(identifier: 3)

        // Then
        #expect(navigatorMock.navigateToLocationIds == [3])
        #expect(trackerMock.trackLocationSelectedIds == [3])
    }
}
