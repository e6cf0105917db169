import Foundation
import XCTest

#if canImport(XCUIAutomation)
import XCUIAutomation
#endif

nonisolated final class DeviceRigUITests: XCTestCase {
    @MainActor func testRecord() async throws {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        let system = "iOS \(version.majorVersion).\(version.minorVersion)"
        print(try await RigWalk(XCUIApplication()).record(as: system).write())
    }
}

/// What an app does in a walk, for rows of the table in `Verification/SwiftUI/README.md`.
struct RigRecord: Codable {
    struct Step: Codable {
        let title: String
        let rows: [Int]
        /// The user's acts, each after `> `, and what the journal noted after each, without repetitions.
        let lines: [String]
    }
    let system: String
    let steps: [Step]

    /// Writes the record to the file that `RIG_RECORD` names, or to a temporary one, and returns its text.
    func write() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        let path = ProcessInfo.processInfo.environment["RIG_RECORD"]
        let file = path.map { URL(filePath: $0) } ?? .temporaryDirectory.appending(path: "rig-record.json")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return text
    }
}

/// A walk through the rig's probes and through its tabs.
@MainActor struct RigWalk {
    private let app: XCUIApplication
    /// The maximum number of attempts to find an element, and the time between them.
    private let looks: Int
    private let pause: Duration

    init(_ app: XCUIApplication, looks: Int = 500, pause: Duration = .milliseconds(10)) {
        self.app = app
        self.looks = looks
        self.pause = pause
    }

    /// What the user does on a probe or, without one, on the tabs: acts separated by bars, by default a tap on the element
    /// with this label.
    private typealias Step = (title: String, rows: [Int], probe: String, acts: String)
    private static let steps: [Step] = [
        ("A push, and Back", [1, 3, 35], "stack", "To page 1 | back"),
        ("A back swipe", [4], "stack", "To page 1 | swipe halfway | swipe back"),
        ("A path that isn't taken", [5], "keptPath", "back"),
        ("Two taps on a link", [6], "stack", "twice To page 1"),
        ("Another root", [7], "stack", "To page 1 | Another root"),
        ("State", [21], "stack", "To page 1 | Count 0 | To page 2 | see Count 0 | back | see Count 1 | back"),
        ("A sheet, pulled down", [8, 9, 13], "sheet", "Present | pull down"),
        ("A sheet that may not be dismissed", [12], "heldSheet", "Present | pull down | Close"),
        ("A presenter that leaves", [11], "sheet", "Present | Remove the presenter"),
        ("A cover", [3, 13], "cover", "Present | Close"),
        ("A popover in a narrow window", [22, 45], "popover", "Present | pull down"),
        ("Tabs", [14, 15], "tabs", "Count 0 | Tab 2 | Tab 2 | Tab 1 | see Count 1"),
        ("Columns in one", [16], "columns", "Row 1 | back"),
        ("Controllers", [30, 31, 32, 33], "controllers", "Push | Push | swipe halfway | swipe back"),
        ("The background", [17], "", "go home and return"),
        ("Four pages", [], "", "To page 1 | To page 2 | To page 3 | To page 4 | back | back | back | back | see Stack"),
        ("A form that asks", [], "", "To form | see Form: typed | Back | Stay | see Form: typed | Back | Leave"),
        (
            "Modals", [10, 35], "",
            "Push, sheet, and push inside | Done | To cover | Done | Dismiss and ask | Stay | see Page 1"
        ),
        ("A tab that is hidden", [27], "", "Hide this tab, or show all"),
    ]

    func record(as system: String) async -> RigRecord {
        var steps: [RigRecord.Step] = []
        for step in Self.steps {
            steps.append(RigRecord.Step(title: step.title, rows: step.rows, lines: await lines(of: step)))
        }
        return RigRecord(system: system, steps: steps)
    }
    private func lines(of step: Step) async -> [String] {
        app.launchArguments = [step.probe]
        app.launch()
        var (lines, known) = (["> launch"], 0)
        lines += await newEvents(after: &known)
        for act in step.acts.components(separatedBy: " | ") {
            lines.append("> \(act)")
            if await !perform(act) { lines.append("not there") }
            // the tabs' modals have no record
            if !step.probe.isEmpty { lines += await newEvents(after: &known) }
        }
        if step.probe.isEmpty { lines += await newEvents(after: &known) }
        return lines
    }
    /// Returns the journal's events after the known ones, once there are no more, without repetitions.
    private func newEvents(after known: inout Int) async -> [String] {
        var (events, still) = (record, 0)
        for _ in 0..<looks where still < 3 {
            // polled, because the app runs in another process, and silence is what is awaited
            try? await Task.sleep(for: pause)
            still = record == events ? still + 1 : 0
            events = record
        }
        defer { known = events.count }
        return events.dropFirst(known).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    private var record: [String] {
        let text = app.staticTexts.allElementsBoundByIndex.first { $0.label.hasPrefix("Record:") }?.label ?? ""
        return text.split(separator: "\n").dropFirst().map(String.init)
    }
    /// Returns false if an element isn't there.
    private func perform(_ act: String) async -> Bool {
        let label = act.hasPrefix("twice ") ? String(act.dropFirst(6)) : act
        switch act {
        case "back": return await tap { app.navigationBars.buttons.firstMatch }
        case "swipe back": drag((0, 0.5), (0.9, 0.5))
        case "swipe halfway": drag((0, 0.5), (0.3, 0.5))
        case "pull down": drag((0.5, 0.12), (0.5, 0.95))
        case "go home and return":
            XCUIDevice.shared.press(.home)
            app.activate()
        case _ where act.hasPrefix("see "): return await first { text(String(act.dropFirst(4))) } != nil
        default: return await tap(twice: label != act) { button(label) ?? app.staticTexts[label] }
        }
        return true
    }
    private func tap(twice: Bool = false, _ find: () -> XCUIElement?) async -> Bool {
        let found = await first(find)
        if twice { found?.doubleTap() } else { found?.tap() }
        return found != nil
    }
    private func button(_ label: String) -> XCUIElement? {
        app.buttons.allElementsBoundByIndex.first { $0.label == label }
    }
    private func text(_ text: String) -> XCUIElement? {
        [app.navigationBars[text], app.staticTexts[text]].first { $0.exists } ?? button(text)
    }
    /// Drags and holds, so that a swipe that is too short is cancelled.
    private func drag(_ start: (x: Double, y: Double), _ end: (x: Double, y: Double)) {
        let from = app.coordinate(withNormalizedOffset: CGVector(dx: start.x, dy: start.y))
        let to = app.coordinate(withNormalizedOffset: CGVector(dx: end.x, dy: end.y))
        from.press(forDuration: 0.05, thenDragTo: to, withVelocity: .default, thenHoldForDuration: 0.5)
    }
    /// Returns the first element that exists; nil if there is none after the last attempt.
    private func first(_ find: () -> XCUIElement?) async -> XCUIElement? {
        for _ in 0..<looks {
            if let found = find(), found.exists { return found }
            // the app runs in another process, so its screen can only be polled
            try? await Task.sleep(for: pause)
        }
        return nil
    }
}
