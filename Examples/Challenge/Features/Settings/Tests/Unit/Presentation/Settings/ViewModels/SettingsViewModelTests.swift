import Testing

@testable import ChallengeSettings

struct SettingsViewModelTests {
    private let navigatorMock = SettingsNavigatorMock()
    private let trackerMock = SettingsTrackerMock()
    private var sut: SettingsViewModel {
        SettingsViewModel(source: .remote, navigator: navigatorMock, tracker: trackerMock)
    }

    @Test
    func didAppearTracksTheScreen() {
        sut.didAppear()
        #expect(trackerMock.trackScreenViewedCallCount == 1)
    }

    @Test
    func didTapSourceNavigatesToSource() {
        sut.didTapSource()
        #expect(navigatorMock.navigateToSourceCallCount == 1)
        #expect(trackerMock.trackSourceOpenedCallCount == 1)
    }

    @Test
    func didTapAboutNavigatesToAbout() {
        sut.didTapAbout()
        #expect(navigatorMock.navigateToAboutCallCount == 1)
        #expect(trackerMock.trackAboutOpenedCallCount == 1)
    }
}
