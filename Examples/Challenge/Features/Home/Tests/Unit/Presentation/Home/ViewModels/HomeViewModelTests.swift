import ChallengeKit
import Testing

@testable import ChallengeHome

struct HomeViewModelTests {
    private let navigatorMock = HomeNavigatorMock()
    private let trackerMock = HomeTrackerMock()

    private func makeSUT(isTourTaken: Bool = false, error: APIError? = nil) -> HomeViewModel {
        let useCase = GetFeaturedCharactersUseCaseMock(
            result: error.map { .failure($0) } ?? .success([.stub(identifier: 47)]))
        return HomeViewModel(
            getFeaturedCharactersUseCase: useCase, tour: TourStateMock(isTourTaken: isTourTaken),
            navigator: navigatorMock, tracker: trackerMock)
    }

    @Test
    func initialStateIsIdle() {
        guard case .idle = makeSUT().state else {
            Issue.record("the state isn't idle before loading")
            return
        }
    }

    @Test
    func loadShowsTheFeaturedCharacters() async {
        // Given
        let sut = makeSUT()

        // When
        await sut.load()

        // Then
        #expect(sut.state.value?.map(\.identifier) == [47])
        #expect(trackerMock.trackScreenViewedCallCount == 1)
        #expect(trackerMock.trackLoadFailedCallCount == 0)
    }

    @Test
    func loadShowsTheFailure() async {
        // Given
        let sut = makeSUT(error: .unreachable)

        // When
        await sut.load()

        // Then
        #expect(sut.state.error == .unreachable)
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
    func tourIsOfferedUntilItIsTaken() {
        #expect(makeSUT(isTourTaken: false).isTourOffered)
        #expect(!makeSUT(isTourTaken: true).isTourOffered)
    }

    @Test
    func didSelectCharacterNavigatesToCharacter() {
        // When
        makeSUT().didSelectCharacter(.stub(identifier: 42))

        // Then
        #expect(navigatorMock.navigateToCharacterIds == [42])
        #expect(trackerMock.trackCharacterSelectedIds == [42])
    }

    @Test
    func didTapCharactersNavigatesToCharacters() {
        makeSUT().didTapCharacters()
        #expect(navigatorMock.navigateToCharactersCallCount == 1)
        #expect(trackerMock.trackSectionSelectedSections == [.characters])
    }

    @Test
    func didTapEpisodesNavigatesToEpisodes() {
        makeSUT().didTapEpisodes()
        #expect(navigatorMock.navigateToEpisodesCallCount == 1)
        #expect(trackerMock.trackSectionSelectedSections == [.episodes])
    }

    @Test
    func didTapLocationsNavigatesToLocations() {
        makeSUT().didTapLocations()
        #expect(navigatorMock.navigateToLocationsCallCount == 1)
        #expect(trackerMock.trackSectionSelectedSections == [.locations])
    }

    @Test
    func didTapSettingsNavigatesToSettings() {
        makeSUT().didTapSettings()
        #expect(navigatorMock.navigateToSettingsCallCount == 1)
        #expect(trackerMock.trackSectionSelectedSections == [.settings])
    }

    @Test
    func didTapTourNavigatesToTour() {
        makeSUT().didTapTour()
        #expect(navigatorMock.navigateToTourCallCount == 1)
        #expect(trackerMock.trackSectionSelectedSections == [.tour])
    }
}
