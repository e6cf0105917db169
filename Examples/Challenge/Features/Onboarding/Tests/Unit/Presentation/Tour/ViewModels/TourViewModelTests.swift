import Testing

@testable import ChallengeOnboarding

struct TourViewModelTests {
    private let useCaseMock = FinishTourUseCaseMock()
    private let navigatorMock = TourNavigatorMock()
    private let trackerMock = TourTrackerMock()
    private var sut: TourViewModel {
        TourViewModel(finishTourUseCase: useCaseMock, navigator: navigatorMock, tracker: trackerMock)
    }

    @Test
    func didAppearTracksTheScreen() {
        sut.didAppear()
        #expect(trackerMock.trackScreenViewedCallCount == 1)
    }

    @Test
    func didTapStartFinishesTheTour() {
        sut.didTapStart()
        #expect(useCaseMock.executeCallCount == 1)
        #expect(navigatorMock.finishCallCount == 1)
        #expect(trackerMock.trackTourFinishedCallCount == 1)
    }
}
