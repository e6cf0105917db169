import ChallengeKit
import Testing

@testable import ChallengeLocation

struct LocationListViewModelTests {
    private let navigatorMock = LocationListNavigatorMock()
    private let trackerMock = LocationListTrackerMock()

    private func makeSUT(error: APIError? = nil) -> LocationListViewModel {
        let page = Page(items: [Location.stub(identifier: 5)], number: 2, count: 3, total: 41)
        let useCase = GetLocationsUseCaseMock(result: error.map { .failure($0) } ?? .success(page))
        return LocationListViewModel(
            page: 2, getLocationsUseCase: useCase, navigator: navigatorMock, tracker: trackerMock)
    }

    @Test
    func initialStateIsIdle() {
        guard case .idle = makeSUT().state else {
            Issue.record("the state isn't idle before loading")
            return
        }
    }

    @Test
    func loadShowsThePage() async {
        // Given
        let sut = makeSUT()

        // When
        await sut.load()

        // Then
        #expect(sut.state.value?.items.map(\.identifier) == [5])
        #expect(trackerMock.trackScreenViewedCallCount == 1)
        #expect(trackerMock.trackLoadFailedCallCount == 0)
    }

    @Test
    func loadShowsTheFailure() async {
        // Given
        let sut = makeSUT(error: .malformed)

        // When
        await sut.load()

        // Then
        #expect(sut.state.error == .malformed)
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
        #expect(trackerMock.trackLocationSelectedIds == [42])
    }

    @Test
    func didSelectPageReplacesThePage() {
        // When
        makeSUT().didSelectPage(3)

        // Then
        #expect(navigatorMock.replacePagePages == [3])
        #expect(trackerMock.trackPageTurnedCallCount == 1)
    }
}
