import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeSettings

struct SettingsContainerTests {
    private let navigatorMock = NavigatorMock()
    private let trackerMock = TrackerMock()
    private let preferences = MemoryPreferencesRepository(source: .remote)
    private var sut: SettingsContainer { SettingsContainer(preferences: preferences, tracker: trackerMock) }

    @Test
    func settingsViewModelHasSourceNavigatorAndTrackerOfItsScreen() {
        // Given
        let viewModel = sut.makeSettingsViewModel(navigator: navigatorMock)

        // When
        viewModel.didTapSource()

        // Then
        #expect(viewModel.source == .remote)
        expectNavigation(by: navigatorMock, to: [SettingsIncomingNavigation.source])
        #expect(trackerMock.names == ["settings/source-opened"])
    }

    @Test
    func sourceViewModelChoosesInThePreferences() {
        // Given
        let viewModel = sut.makeSettingsSourceViewModel(navigator: navigatorMock)

        // When
        viewModel.didSelectSource(.embedded)

        // Then
        #expect(viewModel.availableSources == [.embedded, .remote])
        #expect(preferences.source == .embedded)
        #expect(navigatorMock.goBackCallCount == 1)
        #expect(trackerMock.names == ["settings-source/source-selected"])
    }

    @Test
    func aboutViewModelHasNavigatorAndTrackerOfItsScreen() {
        // When
        sut.makeSettingsAboutViewModel(navigator: navigatorMock).didTapTour()

        // Then
        expectNavigation(by: navigatorMock, to: [SettingsOutgoingNavigation.tour])
        #expect(trackerMock.names == ["settings-about/tour-opened"])
    }
}
