import Foundation
import Testing
import Waymark
import WaymarkTesting

/// The code of "If you know contracts and trackers": its `FileTracker`, and shortened copies of Challenge's types.
enum TrackerArticle {
    enum HomeEvent: TrackableEvent {
        case screenViewed
        case sectionSelected(HomeSection)

        var event: TrackingEvent {
            switch self {
            case .screenViewed: TrackingEvent(name: "home/screen-viewed")
            case .sectionSelected(let section):
                TrackingEvent(name: "home/section-selected", properties: ["section": section])
            }
        }
    }
    enum HomeSection: String, Trackable { case characters, settings }

    @MainActor protocol HomeTrackerContract {
        func trackScreenViewed()
        func trackSectionSelected(_ section: HomeSection)
    }
    struct HomeTracker: HomeTrackerContract {
        let tracker: any Tracker

        func trackScreenViewed() { tracker.track(HomeEvent.screenViewed) }
        func trackSectionSelected(_ section: HomeSection) { tracker.track(HomeEvent.sectionSelected(section)) }
    }
    @MainActor final class HomeTrackerMock: HomeTrackerContract {
        private(set) var trackScreenViewedCallCount = 0
        private(set) var trackSectionSelectedSections: [HomeSection] = []

        func trackScreenViewed() { trackScreenViewedCallCount += 1 }
        func trackSectionSelected(_ section: HomeSection) { trackSectionSelectedSections.append(section) }
    }

    @MainActor protocol HomeNavigatorContract {
        func navigateToCharacters()
    }
    @MainActor final class HomeNavigatorMock: HomeNavigatorContract {
        private(set) var navigateToCharactersCallCount = 0
        func navigateToCharacters() { navigateToCharactersCallCount += 1 }
    }
    @MainActor final class HomeViewModel {
        private let navigator: any HomeNavigatorContract
        private let tracker: any HomeTrackerContract

        init(navigator: any HomeNavigatorContract, tracker: any HomeTrackerContract) {
            self.navigator = navigator
            self.tracker = tracker
        }
        func didTapCharacters() {
            tracker.trackSectionSelected(.characters)
            navigator.navigateToCharacters()
        }
    }

    struct FileTracker: Tracker {
        let handle: FileHandle

        func record(_ event: TrackingEvent) { handle.write(Data("\(event)\n".utf8)) }
    }
}

@MainActor @Suite("If you know contracts and trackers")
struct TrackerArticleTests {
    typealias HomeEvent = TrackerArticle.HomeEvent
    typealias HomeTracker = TrackerArticle.HomeTracker
    typealias HomeTrackerMock = TrackerArticle.HomeTrackerMock
    typealias HomeNavigatorMock = TrackerArticle.HomeNavigatorMock
    typealias HomeViewModel = TrackerArticle.HomeViewModel

    @Test("a view model reports to its screen's tracker, and navigates with its screen's navigator")
    func viewModel() {
        let (navigator, tracker) = (HomeNavigatorMock(), HomeTrackerMock())
        HomeViewModel(navigator: navigator, tracker: tracker).didTapCharacters()
        #expect(tracker.trackSectionSelectedSections == [.characters])
        #expect(navigator.navigateToCharactersCallCount == 1)
    }
    @Test("a screen's tracker forwards its events, with the texts of trackable values")
    func tracker() {
        let tracker = TrackerMock()
        HomeTracker(tracker: tracker).trackSectionSelected(.settings)
        #expect(tracker.names == ["home/section-selected"])
        #expect(tracker.events.first?.properties == ["section": "settings"])
    }
    @Test("an event without values has a name and no properties")
    func event() {
        #expect(HomeEvent.screenViewed.event.name == "home/screen-viewed")
        #expect(HomeEvent.screenViewed.event.properties.isEmpty)
    }
    @Test("an event is created off the main actor")
    func offTheMainActor() async {
        let name = await Task.detached { HomeEvent.screenViewed.event.name }.value
        #expect(name == "home/screen-viewed")
    }
    @Test("a coordinator's transitions go to its tracker, without the values of destinations")
    func transitions() {
        let tracker = TrackerMock()
        let coordinator = NavigationCoordinator()
        coordinator.track(with: tracker)
        coordinator.navigate(to: NotFoundNavigation(requested: "secret"))
        #expect(tracker.names == ["navigation"])
        #expect(!tracker.events.contains { "\($0)".contains("secret") })
    }
    @Test("an app's own tracker implements one method")
    func own() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "events-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        HomeTracker(tracker: TrackerArticle.FileTracker(handle: handle)).trackScreenViewed()
        try handle.close()
        #expect(try String(contentsOf: file, encoding: .utf8) == "home/screen-viewed\n")
    }
}
