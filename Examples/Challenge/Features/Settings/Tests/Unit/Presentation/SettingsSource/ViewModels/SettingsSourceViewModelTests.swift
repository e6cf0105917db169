import Testing

@testable import ChallengeSettings

struct SettingsSourceViewModelTests {
    private let useCaseMock = ChooseSourceUseCaseMock()
    private let navigatorMock = SettingsSourceNavigatorMock()
    private let trackerMock = SettingsSourceTrackerMock()

    private func makeSUT() -> SettingsSourceViewModel {
        SettingsSourceViewModel(
            source: .embedded, availableSources: [.embedded, .remote], chooseSourceUseCase: useCaseMock,
            navigator: navigatorMock, tracker: trackerMock)
    }

    @Test
    func didAppearTracksTheScreen() {
        makeSUT().didAppear()
        #expect(trackerMock.trackScreenViewedCallCount == 1)
    }

    @Test
    func didSelectSourceChoosesItAndGoesBack() {
        // Given
        let sut = makeSUT()

        // When
        sut.didSelectSource(.remote)

        // Then
        #expect(sut.source == .remote)
        #expect(useCaseMock.executeSources == [.remote])
        #expect(navigatorMock.goBackCallCount == 1)
        #expect(trackerMock.trackSourceSelectedSources == [.remote])
    }
}
