import ChallengeKit
import Testing

@testable import ChallengeLocation

struct LocationDetailViewModelTests {
    private let navigatorMock = LocationDetailNavigatorMock()
    private let trackerMock = LocationDetailTrackerMock()

    private func makeSUT(error: APIError? = nil) -> LocationDetailViewModel {
        let details = LocationDetails(location: .stub(identifier: 5), characters: [.stub(identifier: 2)])
        let useCase = GetLocationUseCaseMock(result: error.map { .failure($0) } ?? .success(details))
        return LocationDetailViewModel(
            identifier: 5, getLocationUseCase: useCase, navigator: navigatorMock, tracker: trackerMock)
    }

    @Test
    func initialStateIsIdle() {
        guard case .idle = makeSUT().state else {
            Issue.record("the state isn't idle before loading")
            return
        }
    }

    @Test
    func loadShowsTheLocation() async {
        // Given
        let sut = makeSUT()

        // When
        await sut.load()

        // Then
        #expect(sut.state.value?.location.identifier == 5)
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
    func didSelectCharacterNavigatesToCharacter() {
        // When
        makeSUT().didSelectCharacter(.stub(identifier: 42))

        // Then
        #expect(navigatorMock.navigateToCharacterIds == [42])
        #expect(trackerMock.trackCharacterSelectedIds == [42])
    }
}
