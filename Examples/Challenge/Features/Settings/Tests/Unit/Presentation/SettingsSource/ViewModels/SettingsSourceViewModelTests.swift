import Testing

@testable import ChallengeSettings

struct SettingsSourceViewModelTests {
    private let useCaseMock = ChooseSourceUseCaseMock()
    private let navigatorMock = SettingsSourceNavigatorMock()
    private let trackerMock = SettingsSourceTrackerMock()

    private func makeSUT(
        availableSources: [DataSourceChoice] = [.embedded, .remote]
    ) -> SettingsSourceViewModel {
        SettingsSourceViewModel(
            source: .embedded, availableSources: availableSources, chooseSourceUseCase: useCaseMock,
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

    @Test
    func didSelectSourceIgnoresAnUnavailableSource() {
        // Given
        let sut = makeSUT(availableSources: [.embedded])

        // When
        sut.didSelectSource(.remote)

        // Then
        #expect(sut.source == .embedded)
        #expect(useCaseMock.executeSources.isEmpty)
        #expect(navigatorMock.goBackCallCount == 0)
        #expect(trackerMock.trackSourceSelectedSources.isEmpty)
    }
}
