import Testing

@testable import ChallengeSystem

struct NotFoundViewModelTests {
    private let navigatorMock = NotFoundNavigatorMock()
    private let trackerMock = NotFoundTrackerMock()
    private var sut: NotFoundViewModel {
        NotFoundViewModel(requested: "/x", navigator: navigatorMock, tracker: trackerMock)
    }

    @Test
    func requestedIsKept() {
        #expect(sut.requested == "/x")
    }

    @Test
    func didAppearTracksTheScreen() {
        sut.didAppear()
        #expect(trackerMock.trackScreenViewedCallCount == 1)
    }

    @Test
    func didTapHomeNavigatesToHome() {
        sut.didTapHome()
        #expect(navigatorMock.navigateToHomeCallCount == 1)
        #expect(trackerMock.trackHomeOpenedCallCount == 1)
    }
}
