import XCTest

#if canImport(XCUIAutomation)
import XCUIAutomation
#endif

/// The steps of DEVICE.md that need only taps, and a report of what they show.
@MainActor struct RigWalk {
    private let app: XCUIApplication
    /// The maximum number of attempts to find an element, ten milliseconds apart.
    private let looks: Int
    private(set) var report: [String] = []
    /// The elements that were not found.
    private(set) var missing: [String] = []

    init(_ app: XCUIApplication, looks: Int = 500) {
        self.app = app
        self.looks = looks
    }

    private enum Act {
        case tap(String)
        case see(String)
        /// The system's Back button.
        case back
    }
    private static let steps: [(title: String, acts: [Act])] = [
        (
            "1 Push four deep, and back one by one",
            (1...4).map { .tap("To page \($0)") } + [3, 2, 1].flatMap { [.back, .see("Page \($0)")] }
                + [.back, .see("Stack")]
        ),
        ("3 A row that is a link", [.tap("To page 1"), .see("Page 1"), .back, .see("Stack")]),
        (
            "4 A form that asks: Back, stay; Back, leave",
            [
                .tap("To form"), .see("Form: typed"), .tap("Back"), .tap("Stay"), .see("Form: typed"), .tap("Back"),
                .tap("Leave"), .see("Stack"),
            ]
        ),
        (
            "7 Push, sheet, and push inside; a cover, and back; dismiss and ask",
            [
                .tap("Push, sheet, and push inside"), .see("Page 2"), .tap("Done"), .see("Sheet"), .tap("To cover"),
                .see("Cover"), .tap("Done"), .see("Sheet"), .tap("Dismiss and ask"), .tap("Stay"), .see("Page 1"),
            ]
        ),
        ("10 Tabs", [.tap("Journal"), .see("Journal"), .tap("Stack"), .see("Page 1")]),
    ]

    mutating func run() async {
        app.launch()
        for step in Self.steps {
            report.append(step.title)
            for act in step.acts { await perform(act) }
        }
    }
    private mutating func perform(_ act: Act) async {
        let found = await first { find(act) }
        switch act {
        case .tap, .back: found?.tap()
        case .see: break
        }
        report.append("  \(act): \(found == nil ? "NO" : "yes")")
        if found == nil { missing.append("\(act)") }
    }
    private func find(_ act: Act) -> XCUIElement? {
        switch act {
        case .tap(let label): app.buttons.allElementsBoundByIndex.first { $0.label == label }
        case .see(let text): [app.navigationBars[text], app.staticTexts[text]].first { $0.exists }
        case .back: [app.navigationBars.buttons.firstMatch].first { $0.exists }
        }
    }
    private func first(_ find: () -> XCUIElement?) async -> XCUIElement? {
        for _ in 0..<looks {
            if let found = find() { return found }
            // the app runs in another process, so its screen can only be polled
            try? await Task.sleep(for: .milliseconds(10))
        }
        return nil
    }
}
