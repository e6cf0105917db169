import Foundation
import Testing
import Waymark
import WaymarkTesting

private enum Status: String, Trackable { case alive }
private enum Screen: Navigation {
    case list(name: String, status: Status)
    var trackedProperties: [String: any Trackable] {
        switch self {
        case .list(_, let status): ["status": status]
        }
    }
}

/// A tracker that writes events to a file.
struct FileTracker: Tracker {
    let handle: FileHandle

    func track(_ event: any TrackableEvent) { handle.write(Data("\(event.event)\n".utf8)) }
}

@MainActor @Suite("Tracking")
struct TrackingTests {
    @Test("transitions are events with outcome and dismissed modals, and without values")
    func transitions() {
        let tracker = TrackerMock()
        let router = Router<Route>()
        router.track(with: tracker)
        router.navigate(to: .detail(4242))
        router.navigate(to: .settings)
        router.presentingSheet = nil
        #expect(
            tracker.events == [
                event([
                    "destination": "route/detail", "kind": "navigate", "level": "0", "origin": "code",
                    "outcome": "committed",
                ]),
                event([
                    "destination": "route/settings", "kind": "navigate", "level": "0", "origin": "code",
                    "outcome": "committed",
                ]),
                event([
                    "dismissed": "route/settings", "kind": "dismiss", "level": "0", "origin": "gesture",
                    "outcome": "committed",
                ]),
            ])
        #expect(!tracker.events.map(\.description).joined().contains("4242"))
    }
    private func event(_ properties: [String: String]) -> TrackingEvent {
        struct Text: Trackable { let trackedText: String }
        return TrackingEvent(name: "navigation", properties: properties.mapValues { Text(trackedText: $0) })
    }
    @Test("a value is reported only if its type opts in")
    func optIn() {
        let tracker = TrackerMock()
        let router = Router<Screen>()
        router.track(with: tracker)
        router.navigate(to: .list(name: "secret", status: .alive))
        #expect(tracker.events.last?.properties["destination.status"] == "alive")
        #expect(!"\(tracker.events)".contains("secret"))
    }
    @Test("the console, and an app's own tracker, get one line for each event")
    func console() throws {
        let lines = TrackerMock()
        let event = TrackingEvent(name: "a\nb", properties: ["x": true])
        ConsoleTracker { lines.track(TrackingEvent(name: $0)) }.track(event)
        #expect(lines.names == ["a\\u{a}b x=true"])
        let file = FileManager.default.temporaryDirectory.appending(path: "events-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        FileTracker(handle: handle).track(event)
        try handle.close()
        #expect(try String(contentsOf: file, encoding: .utf8) == "a\\u{a}b x=true\n")
    }
    @Test("a cancelled observation gets no more events")
    func cancelled() {
        let tracker = TrackerMock()
        let router = Router<Route>()
        let observation = router.track(with: tracker)
        router.navigate(to: .list)
        observation.cancel()
        router.navigate(to: .about)
        #expect(tracker.events.count == 1)
    }
}
