import XCTest

#if canImport(XCUIAutomation)
import XCUIAutomation
#endif

/// A user's walk through Challenge: pushes, a cover, a sheet, and back.
@MainActor struct ChallengeWalk {
    private let app: XCUIApplication
    /// The maximum number of attempts to find an element, ten milliseconds apart.
    private let looks: Int
    /// The labels that were not found.
    private(set) var missing: [String] = []

    init(_ app: XCUIApplication, looks: Int = 500) {
        self.app = app
        self.looks = looks
    }

    mutating func run() async {
        app.launch()
        await tap("Characters")
        await tap("Rick Sanchez")
        await see("Rick Sanchez")
        await tap("Picture")
        await tap("Next")
        await see("Morty Smith")
        await tap("Close")
        await see("Rick Sanchez")
        goBack()
        await see("Characters")
        await tap("Filter")
        await tap("Dead")
        await see("Clear the filter: Dead")
        goBack()
        await see("Challenge")
        await tap("Settings")
        await tap("About")
        await see("About")
    }

    private mutating func tap(_ label: String) async {
        let found = await first { app.buttons.allElementsBoundByIndex.first { $0.label.hasPrefix(label) } }
        if let found { found.tap() } else { missing.append(label) }
    }
    private mutating func see(_ text: String) async {
        let found = await first { [app.navigationBars[text], app.staticTexts[text]].first { $0.exists } }
        if found == nil { missing.append(text) }
    }
    private func goBack() { app.navigationBars.buttons.firstMatch.tap() }

    private func first(_ find: () -> XCUIElement?) async -> XCUIElement? {
        for _ in 0..<looks {
            if let found = find() { return found }
            // the app runs in another process, so its screen can only be polled
            try? await Task.sleep(for: .milliseconds(10))
        }
        return nil
    }
}
