import XCTest

#if canImport(XCUIAutomation)
import XCUIAutomation
#endif

/// Those of DEVICE.md's ten steps that taps can do. It reports what it saw in each.
@MainActor struct RigWalk {
    private let app: XCUIApplication
    /// How often to look for what should appear: every ten milliseconds.
    private let looks: Int
    private(set) var report: [String] = []
    /// What was not there when it was looked for.
    private(set) var missing: [String] = []

    init(_ app: XCUIApplication, looks: Int = 500) {
        self.app = app
        self.looks = looks
    }

    mutating func run() async {
        app.launch()
        begin("1 Push four deep, and back one by one")
        for number in 1...4 { await tap("To page \(number)") }
        for number in [3, 2, 1] {
            await tapBack()
            await see("Page \(number)")
        }
        await tapBack()
        await see("Stack")

        begin("3 A row that is a link")
        await tap("To page 1")
        await see("Page 1")
        await tapBack()

        begin("4 A form that asks: Back, stay; Back, leave")
        await tap("To form")
        await see("Form: typed")
        await tap("Back")
        await tap("Stay")
        await see("Form: typed")
        await tap("Back")
        await tap("Leave")
        await see("Stack")

        begin("7 Push, sheet, and push inside; cover to sheet; dismiss and ask")
        await tap("Push, sheet, and push inside")
        await see("Page 2")
        await tap("Done")
        await see("Sheet")
        await tap("To cover")
        await see("Cover")
        await tap("Done")
        await see("Sheet")
        await tap("Dismiss and ask")
        await tap("Stay")
        await see("Page 1")

        begin("10 Tabs, once and twice")
        await tap("Journal")
        await tap("Stack")
        await see("Page 1")
    }
    private mutating func begin(_ step: String) { report.append(step) }

    private mutating func tap(_ label: String) async {
        let found = await first { app.buttons.allElementsBoundByIndex.first { $0.label == label } }
        if let found { found.tap() }
        note(found != nil, "tap", label)
    }
    private mutating func see(_ text: String) async {
        let found = await first { [app.navigationBars[text], app.staticTexts[text]].first { $0.exists } }
        note(found != nil, "see", text)
    }
    private mutating func tapBack() async {
        let found = await first {
            app.navigationBars.buttons.firstMatch.exists ? app.navigationBars.buttons.firstMatch : nil
        }
        found?.tap()
        note(found != nil, "tap", "the system's Back")
    }
    private mutating func note(_ isThere: Bool, _ what: String, _ label: String) {
        report.append("  \(what) \(label): \(isThere ? "yes" : "NO")")
        if !isThere { missing.append(label) }
    }
    private func first(_ find: () -> XCUIElement?) async -> XCUIElement? {
        for _ in 0..<looks {
            if let found = find() { return found }
            // the app is another process: it can only be looked at again
            try? await Task.sleep(for: .milliseconds(10))
        }
        return nil
    }
}
