import ChallengeTesting
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeSettings

@Suite("Challenge's settings")
struct SettingsTests {
    @Test("their view model leads to the source and to what the app is")
    func viewModel() {
        let navigator = SettingsNavigatorMock()
        let tracker = ScreenTrackerMock<SettingsEvent>()
        let model = SettingsViewModel(source: .remote, navigator: navigator, tracker: tracker)
        model.didAppear()
        model.didTapSource()
        model.didTapAbout()
        #expect(navigator.calls == ["open source", "open about"])
        #expect(tracker.events == [.shown, .openedSource, .openedAbout])
    }
    @Test("B8: their navigator stays inside of the feature")
    func navigates() {
        let mock = NavigatorMock()
        SettingsNavigator(navigator: mock).openSource()
        SettingsNavigator(navigator: mock).openAbout()
        expectNavigation(by: mock, to: [SettingsIncomingNavigation.source, SettingsIncomingNavigation.about])
    }
    @Test("C2: each event has its screen's name, and the tracker hands it on")
    func events() {
        #expect(
            tracked(SettingsEvent.self) == [
                "settings/shown", "settings/opened-source", "settings/opened-about",
            ])
    }
    @Test("C3: a feature is a struct made with its dependencies, for screens of any kind")
    func feature() {
        let screens = SettingsScreens<String>(
            settings: { "settings \($0.source)" }, source: { "source \($0.source)" }, about: { _ in "about" })
        let preferences = MemoryPreferencesRepository(source: .remote)
        let feature = SettingsFeature(preferences: preferences, tracker: SilentTracker(), screens: screens)
        let mock = NavigatorMock()
        #expect(feature.mainScreen(navigator: mock) == "settings remote")
        #expect(feature.screen(for: .about, navigator: mock) == "about")
    }
}

@Suite("Challenge's choice of a source")
struct SettingsSourceTests {
    let navigator = SettingsSourceNavigatorMock()
    let tracker = ScreenTrackerMock<SettingsSourceEvent>()

    @Test("choosing a source keeps it and closes the screen")
    func viewModel() {
        let preferences = MemoryPreferencesRepository()
        let model = SettingsSourceViewModel(preferences: preferences, navigator: navigator, tracker: tracker)
        model.didAppear()
        model.didSelect(.remote)
        #expect(preferences.source == .remote && model.source == .remote)
        #expect(navigator.calls == ["close"] && tracker.events == [.shown, .selected])
    }
    @Test("a source that is not there is not kept")
    func missing() {
        let preferences = MemoryPreferencesRepository(availableSources: [.embedded])
        SettingsSourceViewModel(preferences: preferences, navigator: navigator, tracker: tracker).didSelect(.remote)
        #expect(preferences.source == .embedded)
    }
    @Test("its navigator goes back")
    func navigates() {
        let mock = NavigatorMock()
        SettingsSourceNavigator(navigator: mock).close()
        #expect(mock.goBackCallCount == 1)
    }
    @Test("C2: each event has its screen's name, and the tracker hands it on")
    func events() {
        #expect(
            tracked(SettingsSourceEvent.self) == [
                "settings-source/shown", "settings-source/selected",
            ])
    }
}

@Suite("Challenge's about screen")
struct SettingsAboutTests {
    @Test("its view model leads to the tour")
    func viewModel() {
        let navigator = SettingsAboutNavigatorMock()
        let tracker = ScreenTrackerMock<SettingsAboutEvent>()
        let model = SettingsAboutViewModel(navigator: navigator, tracker: tracker)
        model.didAppear()
        model.didTapTour()
        #expect(navigator.calls == ["open tour"] && tracker.events == [.shown, .openedTour])
    }
    @Test("B8: its navigator goes across features")
    func navigates() {
        let mock = NavigatorMock()
        SettingsAboutNavigator(navigator: mock).openTour()
        expectNavigation(by: mock, to: [SettingsOutgoingNavigation.tour])
    }
    @Test("C2: each event has its screen's name, and the tracker hands it on")
    func events() {
        #expect(
            tracked(SettingsAboutEvent.self) == [
                "settings-about/shown", "settings-about/opened-tour",
            ])
    }
}
