import Foundation
import Testing
import Waymark
import WaymarkTesting

/// What the article about trackers describes, in small. Most of its code is Challenge's.
enum TrackerArticle {
    enum HomeEvent: TrackableEvent {
        case shown
        case selectedCharacter(source: HomeSource)

        var event: TrackingEvent {
            switch self {
            case .shown: TrackingEvent(name: "home/shown")
            case .selectedCharacter(let source):
                TrackingEvent(name: "home/selected-character", properties: ["source": source])
            }
        }
    }
    enum HomeSource: String, Trackable { case featured, search }

    @MainActor protocol HomeTrackerContract {
        func track(_ event: HomeEvent)
    }
    struct HomeTracker: HomeTrackerContract {
        let tracker: any Tracker

        func track(_ event: HomeEvent) { tracker.track(event) }
    }
    @MainActor final class HomeTrackerMock: HomeTrackerContract {
        private(set) var events: [HomeEvent] = []
        func track(_ event: HomeEvent) { events.append(event) }
    }

    @MainActor protocol HomeNavigatorContract {
        func navigateToCharacter(id: Int)
    }
    @MainActor final class HomeNavigatorMock: HomeNavigatorContract {
        private(set) var navigateToCharacterIds: [Int] = []
        func navigateToCharacter(id: Int) { navigateToCharacterIds.append(id) }
    }
    @MainActor final class HomeViewModel {
        private let navigator: any HomeNavigatorContract
        private let tracker: any HomeTrackerContract

        init(navigator: any HomeNavigatorContract, tracker: any HomeTrackerContract) {
            self.navigator = navigator
            self.tracker = tracker
        }
        func didSelectCharacter(id: Int) {
            tracker.track(.selectedCharacter(source: .featured))
            navigator.navigateToCharacter(id: id)
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

    @Test("C2: a view model reports to its screen's tracker, and navigates with its screen's navigator")
    func viewModel() {
        let (navigator, tracker) = (HomeNavigatorMock(), HomeTrackerMock())
        HomeViewModel(navigator: navigator, tracker: tracker).didSelectCharacter(id: 42)
        #expect(tracker.events == [.selectedCharacter(source: .featured)])
        #expect(navigator.navigateToCharacterIds == [42])
    }
    @Test("C2: a screen's tracker hands its events on, with the values whose types let them out")
    func tracker() {
        let tracker = TrackerMock()
        HomeTracker(tracker: tracker).track(.selectedCharacter(source: .search))
        #expect(tracker.names == ["home/selected-character"])
        #expect(tracker.events.first?.properties == ["source": "search"])
    }
    @Test("C2: an event's test")
    func event() {
        #expect(HomeEvent.shown.event.name == "home/shown")
        #expect(HomeEvent.shown.event.properties.isEmpty)
    }
    @Test("C1: events and navigations are made off the main actor")
    func offTheMainActor() async {
        let name = await Task.detached { HomeEvent.shown.event.name }.value
        #expect(name == "home/shown")
    }
    @Test("the router's own transitions go to the same tracker, without identifiers")
    func transitions() {
        let tracker = TrackerMock()
        let coordinator = NavigationCoordinator()
        coordinator.track(with: tracker)
        coordinator.navigate(to: NotFoundNavigation(requested: "secret"))
        #expect(tracker.names == ["navigation"])
        #expect(!tracker.events.contains { "\($0)".contains("secret") })
    }
    @Test("a tracker of one's own is one method")
    func own() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "events-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        HomeTracker(tracker: TrackerArticle.FileTracker(handle: handle)).track(.shown)
        try handle.close()
        #expect(try String(contentsOf: file, encoding: .utf8) == "home/shown\n")
    }
}
