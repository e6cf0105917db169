import Testing

@testable import ChallengeSettings

struct SettingsAboutViewModelTests {
    private let navigatorMock = SettingsAboutNavigatorMock()
    private let trackerMock = SettingsAboutTrackerMock()
    private var sut: SettingsAboutViewModel {
        SettingsAboutViewModel(navigator: navigatorMock, tracker: trackerMock)
    }

    @Test
    func didAppearTracksTheScreen() {
        sut.didAppear()
        #expect(trackerMock.trackScreenViewedCallCount == 1)
    }

    @Test
    func didTapTourNavigatesToTour() {
        sut.didTapTour()
        #expect(navigatorMock.navigateToTourCallCount == 1)
        #expect(trackerMock.trackTourOpenedCallCount == 1)
    }
}
