import ChallengeKit
import ExampleTesting
import SwiftUI
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeSettings

struct SettingsFeatureTests {
    private let navigatorMock = NavigatorMock()
    private let sut = SettingsFeature(preferences: MemoryPreferencesRepository(source: .remote), tracker: TrackerMock())

    @Test
    func mainViewIsTheFirstScreen() {
        #expect(sut.makeMainView(navigator: navigatorMock).contains(SettingsView.self))
    }

    @Test
    func eachDestinationHasItsView() {
        #expect(sut.resolve(.settings, navigator: navigatorMock).contains(SettingsView.self))
        #expect(sut.resolve(.source, navigator: navigatorMock).contains(SettingsSourceView.self))
        #expect(sut.resolve(.about, navigator: navigatorMock).contains(SettingsAboutView.self))
    }
}
